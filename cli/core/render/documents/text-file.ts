import type {EmitFile} from "#core/model/emit-file.ts";
import {contentHash} from "#support/files/hash.ts";

/** A file whose text is at hand when it is planned. */
export const textFile = (path: string, text: string): EmitFile => ({
  path,
  key: contentHash(text),
  produce: () => [text],
});

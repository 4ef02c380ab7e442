import type {EmitFile} from "#core/model/emit-file.ts";
import {contentHash} from "#support/files/hash.ts";

/** Creates a file from text that is already available when it is planned. */
export const textFile = (path: string, text: string): EmitFile => ({
  path,
  key: contentHash(text),
  produce: () => [text],
});

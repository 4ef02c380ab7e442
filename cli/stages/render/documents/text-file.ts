import {contentHash} from "../../../files/hash.ts";
import type {EmitFile} from "../../../model/emit-file.ts";

/** A file whose text is at hand when it is planned. */
export const textFile = (path: string, text: string): EmitFile => ({
  path,
  key: contentHash(text),
  produce: () => [text],
});

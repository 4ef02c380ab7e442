import type {EmitFile} from "#core/model/emit-file.ts";
import {contentHash} from "#support/files/hash.ts";

/** Plans an output file whose text is already known. Its cache key is the hash of the text. */
export const textFile = (path: string, text: string): EmitFile => ({
  path,
  key: contentHash(text),
  produce: () => [text],
});

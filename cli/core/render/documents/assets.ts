import {join} from "node:path";
import type {EmitFile} from "#core/model/emit-file.ts";
import {contentHash, sha256} from "#support/files/hash.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {type PlanInput, shownPages} from "./context.ts";

/** Yields the images and other files that pages use, each once. */
export function* assetFiles({arrangement, slots, root}: PlanInput): Iterable<EmitFile> {
  const seen = new Set<string>();
  for (const page of [...shownPages(arrangement), slots]) {
    for (const {path, out} of page.assets) {
      if (seen.has(out)) continue;
      seen.add(out);
      const read = (): Uint8Array => readRegularFile(join(root, path), MAX_FILE.asset);
      const hash = page.dependencies.find(dependency => dependency.path === path)?.hash ?? sha256(read());
      yield {path: out, key: contentHash(hash), produce: () => [read()]};
    }
  }
}

import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {gzipSync} from "node:zlib";

/** Sizes of files in bytes: raw, and individually compressed as a server sends them. */
export interface Sizes {
  files: number;
  raw: number;
  gzip: number;
}

/** Returns the size of the index and of the section texts for excerpts. */
export const indexSizes = (artifacts: string): {index: Sizes; texts: Sizes} => ({
  index: sizes(join(artifacts, "data/search")),
  texts: sizes(join(artifacts, "data/text")),
});

function sizes(folder: string): Sizes {
  const files = readdirSync(folder, {recursive: true, encoding: "utf8"}).filter(path =>
    path.endsWith(".json"),
  );
  let raw = 0;
  let gzip = 0;
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    raw += bytes.length;
    gzip += gzipSync(bytes).length;
  }
  return {files: files.length, raw, gzip};
}

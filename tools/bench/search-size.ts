import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {gzipSync} from "node:zlib";

/** Bytes of files, as they are and each compressed by itself, as a server sends them. */
export interface Sizes {
  files: number;
  raw: number;
  gzip: number;
}

/** Sizes of the index, and of the texts by heading that excerpts are taken from. */
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

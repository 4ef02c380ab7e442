import {existsSync} from "node:fs";
import {join} from "node:path";
import {readJson} from "../read-file.ts";
import type {Reader} from "../reader.ts";
import {defined, record, text} from "../values.ts";

/** Folders that sites with Markdoc have their pages in. */
const FOLDERS = [
  "src/content/docs",
  "src/content",
  "content",
  "docs",
  "src/pages",
  "pages",
  "src/app",
  "app",
];

/** `markdoc.config.*`, which names tags whose programs are not run: https://docs.astro.build/en/guides/integrations-guide/markdoc/ */
export const readMarkdoc: Reader = ({folder, files}) => {
  const manifest = record(readJson(join(folder, "package.json"), files));
  const content = FOLDERS.map(name => join(folder, name)).find(path => existsSync(path));
  return defined({
    content: content ?? folder,
    title: text(manifest.displayName),
    description: text(manifest.description),
  });
};

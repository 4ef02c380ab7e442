import {existsSync} from "node:fs";
import {basename, join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {settings as nextSettings} from "../nextjs/settings.ts";
import {readManifest} from "../toolkit/static-config/manifest.ts";
import {defined, text} from "../toolkit/static-config/values.ts";

/** Page folders of sites with Markdoc. */
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

/**
 * Reads `markdoc.config.*`. Its tags are programs, which are not executed:
 * https://docs.astro.build/en/guides/integrations-guide/markdoc/
 */
export const settings: ReadSettings = found => {
  if (basename(found.file).startsWith("next.config.")) return nextSettings(found);
  const {folder, files} = found;
  const manifest = readManifest(folder, files);
  const content = FOLDERS.map(name => join(folder, name)).find(path => existsSync(path));
  return defined({
    content: content ?? folder,
    title: text(manifest.displayName),
    description: text(manifest.description),
  });
};

import {existsSync, readdirSync} from "node:fs";
import {join} from "node:path";
import {textOf} from "../toolkit/config-file.ts";
import {entriesOf} from "../toolkit/static-config/read-file.ts";

/** Page folders of Next.js sites. */
const CONTENT = ["src/content", "content", "src/pages", "pages", "src/app", "app"];

/** Returns the page folder of a Next.js project: the first that contains Markdown, or `undefined`. */
export const nextContent = (folder: string): string | undefined =>
  CONTENT.find(name => holdsMarkdown(join(folder, name), 3, /app$/.test(name) ? /^page\.mdx?$/ : /\.mdx?$/));

function holdsMarkdown(folder: string, depth: number, page: RegExp): boolean {
  if (!existsSync(folder)) return false;
  const entries = readdirSync(folder, {withFileTypes: true});
  return (
    entries.some(entry => entry.isFile() && page.test(entry.name)) ||
    (depth > 0 &&
      entries.some(entry => entry.isDirectory() && holdsMarkdown(join(folder, entry.name), depth - 1, page)))
  );
}

/**
 * Reports whether numbered folders belong to the documentation of Next.js itself, based on its unique front
 * matter keys.
 */
export const isNextContent = (folder: string): boolean =>
  entriesOf(folder)
    .filter(({name}) => /^\d+-/.test(name))
    .some(({name}) =>
      ["index.mdx", "index.md"].some(file => {
        const text = textOf(join(folder, name, file)).slice(0, 1000);
        return /^(?:nav_title:|related:[ \t]*\r?\n[ \t]+(?!-)\w)/m.test(text);
      }),
    );

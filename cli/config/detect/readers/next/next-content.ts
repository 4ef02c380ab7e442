import {existsSync, readdirSync} from "node:fs";
import {join} from "node:path";

/** Folders in which sites of Next.js have their pages. */
const CONTENT = ["src/content", "content", "src/pages", "pages", "src/app", "app"];

/** The folder of pages in a project of Next.js: the first that holds Markdown; undefined where none does. */
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

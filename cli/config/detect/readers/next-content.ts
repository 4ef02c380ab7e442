import {existsSync, readdirSync} from "node:fs";
import {join} from "node:path";

/** Folders in which sites of Next.js have their pages. */
const CONTENT = ["src/content", "content", "src/pages", "pages"];

/** The folder of pages in a project of Next.js: the first that holds Markdown; undefined where none does. */
export const nextContent = (folder: string): string | undefined =>
  CONTENT.find(name => holdsMarkdown(join(folder, name), 3));

function holdsMarkdown(folder: string, depth: number): boolean {
  if (!existsSync(folder)) return false;
  const entries = readdirSync(folder, {withFileTypes: true});
  return (
    entries.some(entry => entry.isFile() && /\.mdx?$/.test(entry.name)) ||
    (depth > 0 &&
      entries.some(entry => entry.isDirectory() && holdsMarkdown(join(folder, entry.name), depth - 1)))
  );
}

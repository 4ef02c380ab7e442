import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";

/** Sections of our documentation that all generators get: two dozen long pages and as many guides. */
export const SECTIONS = ["configuration", "guides"];

/** A page as plain Markdown, which all generators read alike: without pictures, badges and marks of our own. */
const plain = (text: string): string =>
  text
    .replace(/<!--.*?-->\n?/gs, "")
    .replace(/<Badge text="([^"]*)" ?\/>/g, "$1")
    .replace(/<img[^>]*>/g, "")
    .replace(/\[!\[[^\]]*\]\([^)]*\)\]\([^)]*\)/g, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/^(```+)(\w*).*$/gm, "$1$2");

/**
 * Writes the text of the sections into a folder.
 *
 * @param withTitle the generator takes no title from the front matter, so the page begins with it
 */
export function writeText(content: string, target: string, withTitle: boolean): void {
  for (const section of SECTIONS) {
    for (const name of readdirSync(join(content, section)).filter(file => file.endsWith(".md"))) {
      const text = plain(readFileSync(join(content, section, name), "utf8"));
      const title = /^title: (.*)$/m.exec(text)?.[1] ?? "";
      const page = withTitle ? text.replace(/^---\n.*?\n---\n/s, matter => `${matter}\n# ${title}\n`) : text;
      const file = join(target, section, name);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, page);
    }
  }
}

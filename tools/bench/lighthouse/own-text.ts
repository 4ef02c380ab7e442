import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";

/**
 * Sections of this project's documentation that every generator builds: two dozen long pages and as many
 * guides.
 */
export const SECTIONS = ["configuration", "guides"];

/** Page of the benchmark corpus. */
export interface TextPage {
  /** Path of the file. */
  path: string;
  text: string;
}

/**
 * Converts a page to plain Markdown that all generators parse alike: without images, badges and this
 * project's syntax.
 */
const plain = (text: string): string =>
  text
    .replace(/<!--.*?-->\n?/gs, "")
    .replace(/<Badge text="([^"]*)" ?\/>/g, "$1")
    .replace(/<img[^>]*>/g, "")
    .replace(/\[!\[[^\]]*\]\([^)]*\)\]\([^)]*\)/g, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/^(```+)(\w*).*$/gm, "$1$2");

/** Reads the pages of the sections. */
export const readText = (content: string): TextPage[] =>
  SECTIONS.flatMap(section =>
    readdirSync(join(content, section))
      .filter(file => file.endsWith(".md"))
      .map(file => ({
        path: join(section, file),
        text: plain(readFileSync(join(content, section, file), "utf8")),
      })),
  );

/** Adds the title as a heading, for generators that do not display the one in the front matter. */
export function withTitle({path, text}: TextPage): TextPage {
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? "";
  return {path, text: text.replace(/^---\n.*?\n---\n/s, matter => `${matter}\n# ${title}\n`)};
}

/** Writes pages into a folder. */
export function writeText(pages: readonly TextPage[], folder: string): void {
  for (const {path, text} of pages) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

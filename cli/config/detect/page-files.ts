import {readdirSync} from "node:fs";
import {join} from "node:path";
import {parse as parseToml} from "smol-toml";
import {parse as parseYaml} from "yaml";
import {readText} from "./read-file.ts";
import {record} from "./values.ts";

/** A page as far as the config of its tool asks: where it lies, and its front matter. */
export interface PageFile {
  /** Path below the content folder, what it begins with in the site before it. */
  path: string;
  frontMatter: Record<string, unknown>;
}

/** So many pages are looked at, and folders within folders. */
const [MAX_PAGES, MAX_DEPTH] = [5000, 12];

/**
 * Pages below a folder in code-point order, with their front matter, each noted among the files that were read. Hidden
 * folders and those with an underscore are left out.
 */
export function pagesBelow(
  folder: string,
  prefix: string,
  files: Set<string>,
  accepts: (name: string) => boolean = name => /\.(?:md|markdown)$/.test(name),
): PageFile[] {
  const pages: PageFile[] = [];
  const enter = (at: string, below: string, depth: number): void => {
    for (const entry of entriesOf(at)) {
      if (pages.length === MAX_PAGES) return;
      const path = join(at, entry.name);
      if (entry.isDirectory()) {
        if (!/^[._]|^node_modules$/.test(entry.name) && depth < MAX_DEPTH)
          enter(path, `${below}${entry.name}/`, depth + 1);
      } else if (accepts(entry.name))
        pages.push({path: below + entry.name, frontMatter: frontMatterOf(readText(path, files))});
    }
  };
  enter(folder, prefix, 0);
  return pages;
}

/** Front matter of a page, empty where there is none that can be read. */
export function frontMatterOf(source: string): Record<string, unknown> {
  const [, mark, body = ""] =
    /(?<![\s\S])\uFEFF?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)^\1[ \t]*\r?$/m.exec(source) ?? [];
  try {
    if (mark === "+++") return record(parseToml(body.replaceAll("\r\n", "\n")));
    return mark === "---" ? record(parseYaml(body, {logLevel: "silent"})) : {};
  } catch {
    return {};
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

import {join} from "node:path";
import {parse} from "smol-toml";
import type {SidebarItem} from "../../../schemas/settings/sidebar.ts";
import {readText} from "./read-file.ts";
import type {Reader} from "./reader.ts";
import {baseOf, defined, languageOf, pageUrl, record, repositoryOf, text} from "./values.ts";

/** `book.toml` and `SUMMARY.md`: https://rust-lang.github.io/mdBook/format/summary.html */
export const readMdbook: Reader = ({folder, file, files}) => {
  const config = record(parse(readText(file, files)));
  const book = record(config.book);
  const html = record(record(config.output).html);
  const source = text(book.src) ?? "src";
  return defined({
    content: join(folder, source),
    exclude: ["SUMMARY.md"],
    title: text(book.title),
    description: text(book.description),
    lang: languageOf(book.language),
    base: baseOf(html["site-url"]),
    repository: repositoryOf(text(html["edit-url-template"])),
    sidebar: chapters(readText(join(folder, source, "SUMMARY.md"), files)),
  });
};

const LINE = /^(\s*)(?:[-*+]\s+)?\[([^\]]+)\]\(\s*<?([^)>]*?)>?\s*\)\s*$/;

/** Lines of `SUMMARY.md`: parts by headings, chapters by links, deeper ones indented below theirs. */
function chapters(summary: string): SidebarItem[] {
  const roots: SidebarItem[] = [];
  let top = roots;
  let open: {indent: number; chapter: Chapter}[] = [];
  for (const line of summary.split(/\r?\n/)) {
    const part = /^#+\s+(.+?)\s*$/.exec(line)?.[1];
    if (part !== undefined && !/^summary$/i.test(part)) {
      const items: SidebarItem[] = [];
      roots.push({title: part, items});
      top = items;
      open = [];
    }
    const [, space = "", title = "", path = ""] = LINE.exec(line) ?? [];
    if (title === "") continue;
    const indent = space.replaceAll("\t", "    ").length;
    open = open.filter(above => above.indent < indent);
    const chapter: Chapter = {title, items: [], ...(path ? {page: pageUrl(path)} : {})};
    (open.at(-1)?.chapter.items ?? top).push(chapter);
    open.push({indent, chapter});
  }
  return roots.map(simple);
}

interface Chapter {
  title: string;
  items: SidebarItem[];
  page?: string;
}

/** A chapter without others below is a page. */
function simple(item: SidebarItem): SidebarItem {
  if (typeof item === "string" || !("items" in item)) return item;
  if (item.items.length === 0 && item.page !== undefined) return {page: item.page, title: item.title};
  return {...item, items: item.items.map(simple)};
}

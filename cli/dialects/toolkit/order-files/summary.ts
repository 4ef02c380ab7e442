import {decode} from "#schemas/rules/percent-encoding.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import {filesBelow, isPageName} from "../settings/page-files.ts";
import type {SettingsFiles} from "../static-config/settings-files.ts";
import {headingUrl, isForeign} from "../static-config/values.ts";

const LINE = /^(\s*)(?:[-*+]\s+)?\[([^\]]+)\]\(([^)]*)\)\s*$/;

/** Matches an entry without a link, which groups the entries below it. */
const GROUP = /^(\s*)[-*+]\s+([^[\]()\s](?:[^[\]()]*[^[\]()\s])?)\s*$/;

/**
 * Parses the lines of `SUMMARY.md`: headings are parts, links are chapters, and indentation determines
 * nesting.
 */
export function chapters(summary: string): SidebarItem[] {
  const roots: SidebarItem[] = [];
  let top = roots;
  let open: {indent: number; chapter: Chapter}[] = [];
  for (const line of summary.split(/\r?\n/)) {
    const part = /^#+\s+(\S(?:.*\S)?)/.exec(line)?.[1];
    if (part !== undefined && !/^(?:summary|table of contents)$/i.test(part)) {
      const items: SidebarItem[] = [];
      roots.push({title: part, items});
      top = items;
      open = [];
    }
    const linked = LINE.exec(line);
    const [, space = "", title = "", target = ""] = linked ?? GROUP.exec(line) ?? [];
    const path = target.trim().replaceAll(/^<|>$/g, "").trim();
    if (title === "" || isForeign(path)) continue;
    const indent = space.replaceAll("\t", "    ").length;
    open = open.filter(above => above.indent < indent);
    const chapter: Chapter = {
      title,
      items: [],
      ...(path ? {page: headingUrl(path)} : {isDraft: linked !== null}),
    };
    (open.at(-1)?.chapter.items ?? top).push(chapter);
    open.push({indent, chapter});
  }
  return roots.map(simple);
}

interface Chapter {
  title: string;
  items: SidebarItem[];
  page?: string;
  /** Whether its link has no target, because the chapter is not written yet. */
  isDraft?: boolean;
}

/** Simplifies a chapter without subchapters to a page or draft. */
function simple(item: SidebarItem | Chapter): SidebarItem {
  if (typeof item === "string" || !("items" in item)) return item;
  const {title, items, page, isDraft}: Chapter = item;
  if (items.length === 0 && page !== undefined) return {page, title};
  if (items.length === 0 && isDraft) return {title};
  if (page?.includes("#")) return {title, items: [{page, title}, ...items.map(simple)]};
  return {title, items: items.map(simple), ...(page === undefined ? {} : {page})};
}

/** Returns patterns for pages below a folder that no chapter links to, which tools with a summary omit. */
export function unlisted(
  folder: string,
  summary: string,
  isListed: (path: string) => boolean,
  files: SettingsFiles,
): string[] {
  const linked = new Set(
    [...summary.matchAll(/\]\(\s*<?([^)>#?\s]+(?: [^)>#?\s]+)*)/g)].map(([, path = ""]) =>
      decode(path).replace(/^(?:\.?\/)+/, ""),
    ),
  );
  return filesBelow(folder, "", isPageName, () => true, files)
    .map(({path}) => path)
    .filter(path => !linked.has(path) && !isListed(path))
    .map(path => path.replaceAll(/[\\*?[\]{}()!+@|]/g, "\\$&"));
}

import {readFileSync} from "node:fs";
import {join} from "node:path";
import {markdownPath, pageDocumentPath, ROOT_SECTION, sectionPath} from "#schemas/artifact-paths.ts";
import type {Anchor} from "#schemas/common.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {Section} from "#schemas/section.ts";
import type {Site} from "#schemas/site.ts";
import {findPage, readJson} from "./find-page.ts";

/** Page in the list of all pages, with its parent headings in the sidebar. */
export interface ListedPage {
  url: string;
  title: string;
  groups?: string[];
}

/** Lists all pages by section, in sidebar order. */
export function listPages(out: string): {section: string; title: string; pages: ListedPage[]}[] {
  const site = readJson<Site>(out, "data/site.json");
  const sections = [...site.sections, {name: ROOT_SECTION, title: site.title}];
  return sections.map(({name, title}) => ({
    section: name,
    title,
    pages: readJson<Section>(out, sectionPath(name)).pages.map(({url, title: page, group, groups}) => {
      const above = groups ?? (group === undefined ? undefined : [group]);
      return {url, title: page, ...(above ? {groups: above} : {})};
    }),
  }));
}

/**
 * Reads a page as Markdown, or the part below one of its headings, including deeper headings. Redirects are followed. Throws
 * an error if the page or heading does not exist.
 */
export function readMarkdown(out: string, address: string): string {
  const {url, id} = findPage(out, address);
  const text = readFileSync(join(out, markdownPath(url)), "utf8");
  if (id === "") return text;
  const {anchors} = readJson<PageDocument>(out, pageDocumentPath(url));
  return sectionOf(text, anchors, id, url);
}

/** Returns the Markdown lines from a heading to the next heading of the same or a higher level. */
function sectionOf(text: string, anchors: readonly Anchor[], id: string, url: string): string {
  const anchor = anchors.find(entry => entry.id === id);
  const missing = new Error(
    `There is no heading #${id} on ${url}; there are ${anchors.map(entry => entry.id).join(", ")}.`,
  );
  if (!anchor) throw missing;
  const nth = anchors.filter(({title}) => title === anchor.title).indexOf(anchor);
  const lines = text.split("\n");
  const headings = headingsIn(lines);
  // The first line is the page title, which is not a heading of the body.
  const found = headings.filter(({title, line}) => line > 0 && title === plain(anchor.title))[nth];
  if (!found) throw missing;
  const next = headings.find(({line, level}) => line > found.line && level <= found.level);
  return lines.slice(found.line, next?.line).join("\n").trimEnd();
}

const plain = (title: string): string => title.replace(/[`*_\\]/g, "").trim();

function headingsIn(lines: readonly string[]): {line: number; level: number; title: string}[] {
  let fence: string | null = null;
  return lines.flatMap((text, line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark !== undefined && (fence === null || mark.startsWith(fence)))
      fence = fence === null ? mark : null;
    const [, marks, title] = (fence === null && /^ {0,3}(#{1,6})[ \t]+(.+?)[ \t#]*$/.exec(text)) || [];
    if (marks === undefined || title === undefined) return [];
    return [
      {
        line,
        level: marks.length,
        title: plain(title.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/<[^>]*>/g, "")),
      },
    ];
  });
}

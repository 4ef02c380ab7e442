import type {PageDocument} from "../../page-document.ts";
import {escapeHtml} from "../markup.ts";
import {decode} from "../percent-encoding.ts";
import {elementIds, fragmentLink, joinBody, shallowestHeading} from "./join-html.ts";
import {type Chapter, type JoinedIds, joinedIds} from "./joined-ids.ts";

/** Fields of a page from which its chapter is composed. */
type Page = Pick<PageDocument, "url" | "title" | "anchors" | "html">;
interface Part extends Chapter, Omit<Page, "url"> {}

/** Heading level of each page; the document itself has the only level 1 heading. */
const PAGE_LEVEL = 2;

/**
 * Composes the body of a printable page: a table of contents, then each page under a heading with its title.
 * The same documents always yield the same body.
 *
 * @param printable document of the printable page
 * @param pages documents of the pages it refers to, in order
 */
export function composedHtml(
  {anchors, printable}: Pick<PageDocument, "anchors" | "printable">,
  pages: readonly Page[],
): string {
  const parts = pages.map(({url, title, anchors: headings, html}, i): Part => {
    const ids = [...headings.map(({id}) => id), ...elementIds(html)];
    return {url, title, anchors: headings, html, id: anchors[i]?.id ?? "", elementIds: ids};
  });
  const ids = joinedIds(parts);
  const byUrl = new Map(parts.map(part => [part.url, part]));
  const chapters = parts.map(part => `\n${chapterHtml(part, ids, byUrl)}`);
  return `${contentsHtml(parts, ids, printable?.label ?? "")}${chapters.join("")}`;
}

/** Renders the table of contents: the pages, each with its top-level headings. */
function contentsHtml(parts: readonly Part[], ids: JoinedIds, label: string): string {
  const item = (title: string, id: string, below = ""): string =>
    `<li><a href="${escapeHtml(fragmentLink(id))}">${escapeHtml(title)}</a>${below}</li>`;
  const items = parts.map(part => {
    const shallowest = part.anchors.reduce((least, {level}) => Math.min(least, level), 6);
    const headings = part.anchors.filter(anchor => anchor.level === shallowest);
    const below = headings.map(({title, id}) => item(title, ids.idOf(part, id) ?? part.id));
    return item(part.title, part.id, below.length > 0 ? `<ol>${below.join("")}</ol>` : "");
  });
  return `<nav class="chapters" aria-label="${escapeHtml(label)}"><ol>${items.join("")}</ol></nav>`;
}

/**
 * Renders one page under a heading with its title. Its headings are nested below that one without a gap, and
 * links to pages and headings of the same document stay inside it.
 */
function chapterHtml(part: Part, ids: JoinedIds, byUrl: ReadonlyMap<string, Part>): string {
  const shift = PAGE_LEVEL + 1 - (shallowestHeading(part.html) ?? PAGE_LEVEL + 1);
  const body = joinBody(part.html, shift, {
    rename: id => ids.add(part, id),
    link: href => linkInside(href, part, ids, byUrl),
  });
  const heading = `<h${PAGE_LEVEL} id="${escapeHtml(part.id)}">${escapeHtml(part.title)}</h${PAGE_LEVEL}>`;
  return `<section class="chapter">\n${heading}\n${body}\n</section>`;
}

/** Returns the new target of a link. A fragment that the page does not contain is replaced by the page. */
function linkInside(
  href: string,
  part: Part,
  ids: JoinedIds,
  byUrl: ReadonlyMap<string, Part>,
): string | undefined {
  const at = href.indexOf("#");
  const path = decode(at < 0 ? href : href.slice(0, at));
  const fragment = at < 0 ? "" : href.slice(at + 1);
  const target = path === "" ? part : byUrl.get(path);
  if (!target || (path === "" && fragment === "")) return undefined;
  const id = fragment === "" ? undefined : (ids.idOf(target, fragment) ?? ids.idOf(target, decode(fragment)));
  return fragmentLink(id ?? target.id);
}

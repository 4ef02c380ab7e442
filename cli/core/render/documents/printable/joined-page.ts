import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {fragmentLink, joinBody, shallowestHeading} from "./join-html.ts";
import type {JoinedIds} from "./joined-ids.ts";

/** Level of the heading of each page; the document itself has the only level 1. */
const PAGE_LEVEL = 2;

/** Table of contents: the pages, and below each its shallowest headings. */
export function contentsList(section: ArrangedSection, ids: JoinedIds, label: string): string {
  const item = (title: string, id: string, below = ""): string =>
    `<li><a href="${escapeHtml(fragmentLink(id))}">${escapeHtml(title)}</a>${below}</li>`;
  const items = section.pages.map(page => {
    const {anchors} = page.readOutline();
    const shallowest = anchors.reduce((least, {level}) => Math.min(least, level), 6);
    const headings = anchors.filter(anchor => anchor.level === shallowest);
    const below = headings.map(({title, id}) => item(title, ids.idOf(page, id) ?? ids.slugOf(page)));
    return item(page.title, ids.slugOf(page), below.length > 0 ? `<ol>${below.join("")}</ol>` : "");
  });
  return `<nav class="chapters" aria-label="${escapeHtml(label)}"><ol>${items.join("")}</ol></nav>`;
}

/**
 * The body of one page under a heading with its title. Its headings nest below that one without a gap; links to pages
 * and headings of the same document stay inside it.
 */
export function joinedPage(page: PageFacts, html: string, ids: JoinedIds): string {
  const shift = PAGE_LEVEL + 1 - (shallowestHeading(html) ?? PAGE_LEVEL + 1);
  const slug = ids.slugOf(page);
  const body = joinBody(html, shift, {
    rename: id => ids.add(page, id),
    link: href => linkInside(href, page, ids),
  });
  const heading = `<h${PAGE_LEVEL} id="${escapeHtml(slug)}">${escapeHtml(page.title)}</h${PAGE_LEVEL}>`;
  return `<section class="chapter">\n${heading}\n${body}\n</section>`;
}

/** A fragment that the page does not have leads to the page, so that no link of the document leads nowhere. */
function linkInside(href: string, page: PageFacts, ids: JoinedIds): string | undefined {
  const at = href.indexOf("#");
  const path = decode(at < 0 ? href : href.slice(0, at));
  const fragment = at < 0 ? "" : href.slice(at + 1);
  const target = path === "" ? page : ids.pageAt(path);
  if (!target || (path === "" && fragment === "")) return undefined;
  const id = fragment === "" ? undefined : (ids.idOf(target, fragment) ?? ids.idOf(target, decode(fragment)));
  return fragmentLink(id ?? ids.slugOf(target));
}

import type {ArrangedSection} from "#core/model/arrangement.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {PAGE_LIST} from "#core/model/page-list.ts";
import {menuTitle} from "#core/model/page-status.ts";
import type {Link} from "#schemas/common.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";
import {addressOf} from "./addresses.ts";
import type {SiteContext} from "./context.ts";
import {markdownLine, markdownLinkText} from "./markdown-line.ts";
import type {TermList} from "./term-lists.ts";

/** List entry: a page, or the first page of a group. */
interface Entry {
  title: string;
  page: PageFacts;
}

/** Reports whether a body contains a page list. */
export const hasPageList = ({components}: PageFacts): boolean => components.includes(PAGE_LIST.name);

/**
 * Returns the siblings and children of a page in its sidebar: all posts of a blog; elsewhere the pages of the same group, and
 * the first page of each subgroup.
 */
export function listedPages(page: PageFacts, {sectionOf}: SiteContext): Entry[] {
  const section = sectionOf.get(page.section);
  if (!section) return [];
  if (section.order === "date")
    return section.pages.filter(other => other !== page).map(other => ({title: other.title, page: other}));
  const entries = entriesOf(section).get(JSON.stringify(groupsOf(page, section))) ?? [];
  return entries.filter(entry => entry.page !== page);
}

/** Entries of sections whose pages are listed, by the headings above them. */
const known = new WeakMap<ArrangedSection, Map<string, Entry[]>>();

/** Returns the direct entries of each list of headings: pages, and headings with their first pages. */
function entriesOf(section: ArrangedSection): Map<string, Entry[]> {
  const before = known.get(section);
  if (before) return before;
  const lists = new Map<string, Entry[]>();
  const listAt = (groups: readonly string[]): Entry[] | undefined => lists.get(JSON.stringify(groups));
  for (const page of section.pages) {
    const groups = groupsOf(page, section);
    const title = section.places.get(page.url)?.title ?? menuTitle(page);
    // Starts at the innermost heading. If it has entries, it is already listed, and so are the headings above
    // it.
    for (let level = groups.length, entry = {title, page}; level >= 0; level--) {
      const above = groups.slice(0, level);
      const list = listAt(above);
      if (list) list.push(entry);
      else lists.set(JSON.stringify(above), [entry]);
      if (list || level === 0) break;
      entry = {title: groups[level - 1] ?? "", page};
    }
  }
  known.set(section, lists);
  return lists;
}

/** Returns the group titles above a page in its sidebar, outermost first. */
export const groupsOf = (page: PageFacts, {places}: ArrangedSection): readonly string[] =>
  places.get(page.url)?.groups ?? (page.group === null ? [] : [page.group]);

/** Returns the HTML of a page list: posts with dates, other pages as cards. */
export function pageListHtml(page: PageFacts, context: SiteContext): string {
  const list = context.terms.byUrl.get(page.url);
  if (list) return termListHtml(list);
  const entries = listedPages(page, context);
  if (entries.length === 0) return "";
  if (context.sectionOf.get(page.section)?.order === "date")
    return postsHtml(entries.map(entry => entry.page));
  const cards = entries.map(
    ({title, page: {url, description}}) =>
      `<div class="card"><p class="card__title">${linkHtml({title, url})}</p>${aboutHtml(description)}</div>`,
  );
  return `<div class="cards">${cards.join("")}</div>`;
}

/** Returns the HTML of a list of tags or authors with page counts, or of the pages of one. */
function termListHtml({up, terms, description, groups}: TermList): string {
  const items = terms.map(({title, url, description, size}) => {
    const name = url === null ? escapeHtml(title) : linkHtml({title, url});
    return `<li><p class="posts__title">${name}${size > 0 ? ` (${size})` : ""}</p>${aboutHtml(description)}</li>`;
  });
  return [
    ...(up ? [`<p>${linkHtml(up)}</p>`] : []),
    aboutHtml(description),
    ...(items.length > 0 ? [`<ul class="posts">${items.join("")}</ul>`] : []),
    ...groups.map(
      ({heading, pages}) =>
        `${heading === null ? "" : headingHtml(heading)}${pages.length > 0 ? postsHtml(pages) : ""}`,
    ),
  ].join("");
}

/** Returns the heading of a year, with the year as its id as in other blogs. */
const headingHtml = (year: string): string => `<h2 id="${escapeHtml(year)}">${escapeHtml(year)}</h2>`;

function postsHtml(pages: readonly PageFacts[]): string {
  const items = pages.map(({title, url, date, description}) => {
    const time = date === null ? "" : `<time datetime="${escapeHtml(date)}">${escapeHtml(date)}</time>`;
    return `<li><p class="posts__title">${linkHtml({title, url})}</p>${time}${aboutHtml(description)}</li>`;
  });
  return `<ul class="posts">${items.join("")}</ul>`;
}

const linkHtml = ({title, url}: Link): string =>
  `<a href="${escapeHtml(encodeURI(url))}">${escapeHtml(title)}</a>`;

const aboutHtml = (description: string): string =>
  description === "" ? "" : `<p>${escapeHtml(description)}</p>`;

/** Returns a page list as Markdown, for tools and language models. */
export function pageListMarkdown(page: PageFacts, context: SiteContext): string {
  const item = ({title, url}: {title: string; url: string | null}): string => {
    const name = markdownLinkText(title);
    return url === null ? `- ${name}` : `- [${name}](${addressOf(context.deployed.address, url)})`;
  };
  const list = context.terms.byUrl.get(page.url);
  if (!list)
    return listedPages(page, context)
      .map(({title, page: {url}}) => item({title, url}))
      .join("\n");
  return [
    markdownLine(list.description),
    list.terms.map(item).join("\n"),
    ...list.groups.flatMap(({heading, pages}) => [
      heading === null ? "" : `## ${heading}`,
      pages.map(item).join("\n"),
    ]),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Inserts a page list into the JSON of a body. */
export function withPageList(body: Uint8Array, html: string): Uint8Array[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
  const place = Buffer.from(inJson(`<div class="${PAGE_LIST.class}"></div>`));
  const pieces: Uint8Array[] = [];
  let start = 0;
  for (let at = bytes.indexOf(place); at >= 0; at = bytes.indexOf(place, start)) {
    pieces.push(bytes.subarray(start, at), Buffer.from(inJson(html)));
    start = at + place.length;
  }
  return [...pieces, bytes.subarray(start)];
}

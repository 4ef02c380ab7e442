import {append} from "#schemas/rules/long-lists.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import {present} from "#schemas/rules/present.ts";
import {type HtmlTag, htmlTags} from "./html-tags.ts";
import type {IdKinds, OldTarget} from "./old-site.ts";

/** HTML document of the old site. */
export interface OldDocument {
  /**
   * Whether it contains markup. Verification files for hosts and search engines are `.html` files with only a
   * token.
   */
  isPage: boolean;
  title: string;
  targets: OldTarget[];
  /** Target of `<meta http-equiv="refresh">`, or `null`. */
  refresh: string | null;
  /** Targets of the first links without a host, which may be links to other pages. */
  links: string[];
}

/** Maximum number of links read per page. */
const MAX_LINKS = 20;

const HEADING = /^h[1-6]$/;
/** Elements that surround a heading and have its id in some tools. */
const AROUND = new Set(["section", "div", "article"]);
/** Elements that are needed to find the ids of headings. */
const WANTED = new Set([
  ...["html", "body", "title", "meta", "a", "span", "main", "nav", "footer", "section", "div", "article"],
  ...["h1", "h2", "h3", "h4", "h5", "h6"],
]);
/** Matches ids in the layout of a site of this tool. */
const OF_LAYOUT = /^dx-/;
/** Elements outside the page's own text. */
const FRAME = new Set(["nav", "footer"]);

/**
 * Extracts everything that links can refer to. A heading's id may be on the heading, on an element inside it,
 * or on the section it starts. Headings outside `<main>`, in navigation and in footers belong to the page
 * layout. The first level 1 heading is omitted, because a link to it leads to the top of the page with or
 * without its id.
 */
export function readDocument(html: string, ids: IdKinds): OldDocument {
  const reader = new DocumentReader(html, ids);
  for (const tag of htmlTags(html, ids === "all" ? undefined : WANTED)) reader.read(tag);
  return reader.result();
}

class DocumentReader {
  private readonly html: string;
  private readonly ids: IdKinds;
  private isPage = false;
  private documentTitle = "";
  private refresh: string | null = null;
  private readonly links: string[] = [];
  /** Targets by id. Of duplicates, the first wins. */
  private targets = new Map<string, OldTarget>();
  private topHeading: {text: string; ids: string[]} | null = null;
  private mainDepth = 0;
  private frameDepth = 0;
  private hasMain = false;
  /** Ids of sections that have just started, with no text in between. */
  private opened: {ids: string[]; end: number} = {ids: [], end: 0};
  private heading: {name: string; ids: string[]; start: number} | null = null;

  constructor(html: string, ids: IdKinds) {
    this.html = html;
    this.ids = ids;
  }

  read(tag: HtmlTag): void {
    const {name, attributes, end} = tag;
    this.isPage = true;
    if (name === "title" && this.documentTitle === "")
      this.documentTitle = plainText(this.html.slice(end, this.html.indexOf("<", end)));
    if (name === "meta") this.readRefresh(attributes());
    if (name === "a" && this.links.length < MAX_LINKS) this.readLink(attributes().get("href") ?? "");
    this.readFrame(name);
    if (this.frameDepth === 0 && this.ids !== "none") this.readIds(tag);
    else if (this.frameDepth === 0 && name === "h1") this.readIds(tag);
    if (this.heading && name === `/${this.heading.name}`) this.closeHeading(tag.start);
  }

  result(): OldDocument {
    const {isPage, documentTitle, refresh, links, topHeading} = this;
    for (const id of topHeading?.ids ?? []) this.targets.delete(id);
    const targets = this.ids === "none" ? [] : [...this.targets.values()];
    return {isPage, title: topHeading?.text || documentTitle, targets, refresh, links};
  }

  private readRefresh(attributes: ReadonlyMap<string, string>): void {
    if (attributes.get("http-equiv")?.trim().toLowerCase() === "refresh")
      this.refresh ??= refreshTarget(attributes.get("content") ?? "");
  }

  private readLink(href: string): void {
    if (/^(?![a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(href)) this.links.push(href);
  }

  /** Tracks the main part and the layout around it. Ids before the main part are dropped. */
  private readFrame(name: string): void {
    if (name === "main") {
      if (!this.hasMain) {
        this.targets = new Map();
        this.topHeading = null;
      }
      this.hasMain = true;
      this.mainDepth++;
    } else if (name === "/main") this.mainDepth--;
    else if (FRAME.has(name)) this.frameDepth++;
    else if (FRAME.has(name.slice(1))) this.frameDepth = Math.max(0, this.frameDepth - 1);
  }

  private readIds({name, attributes, start, end}: HtmlTag): void {
    if (this.hasMain && this.mainDepth <= 0) return;
    const isAround = AROUND.has(name) || name === "a" || name === "/a";
    if (!isAround && !HEADING.test(name) && !this.heading && this.ids !== "all") return;
    const given = attributes();
    const anchor = name === "a" ? given.get("name") : undefined;
    const ids = [given.get("id"), anchor].flatMap(id => (id && !OF_LAYOUT.test(id) ? [id] : []));
    const opened = /\S/.test(this.html.slice(this.opened.end, start)) ? [] : this.opened.ids;
    if (HEADING.test(name)) {
      if (this.heading) this.closeHeading(start);
      this.heading = {name, ids: [...opened, ...ids], start: end};
      this.opened = {ids: [], end};
    } else if (this.heading) append(this.heading.ids, ids);
    else if (AROUND.has(name) || (name === "a" && ids.length > 0))
      this.opened = {ids: [...opened, ...ids], end};
    else if (name === "/a" && opened.length > 0) this.opened = {ids: opened, end};
    if (this.ids === "all") for (const id of ids) this.add({id, isLinked: false, text: ""});
  }

  private closeHeading(end: number): void {
    const {name, ids, start} = present(this.heading);
    this.heading = null;
    const text = plainText(this.html.slice(start, end));
    if (name === "h1" && this.topHeading === null) this.topHeading = {text, ids};
    for (const id of ids) this.add({id, isLinked: true, text});
  }

  private add(target: OldTarget): void {
    const id = target.id.normalize("NFC");
    if (!this.targets.get(id)?.isLinked) this.targets.set(id, {...target, id});
  }
}

/** Returns the text of HTML in lowercase, without tags, punctuation and permalinks. */
export const plainText = (html: string): string =>
  unescapeHtml(html.replaceAll(/<[^<>]*>/g, ""))
    .replaceAll(/[^\p{L}\p{N}\p{M}+]+/gu, " ")
    .trim()
    .toLowerCase()
    .normalize("NFC");

/** Returns the URL of a refresh such as `0; url='/new/'`, or `null` if the page only reloads itself. */
function refreshTarget(content: string): string | null {
  const [, url = ""] = /^[\s\d.]*[;,\s]\s*url\s*=\s*(.*)$/is.exec(content) ?? [];
  const [, quoted = url] = /^(?:"([^"]*)|'([^']*))/.exec(url)?.filter(part => part !== undefined) ?? [];
  return quoted.trim() || null;
}

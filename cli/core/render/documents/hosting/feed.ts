import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {isHidden} from "#core/model/page-status.ts";
import {escapeXml} from "#schemas/rules/markup.ts";
import {contentHash} from "#support/files/hash.ts";
import {addressOf} from "../addresses.ts";
import {readHtml, type SiteContext} from "../context.ts";
import {authorsOf} from "../page-metadata.ts";
import {element} from "./xml.ts";

/** Number of feed entries: only the newest, since readers poll the feed. */
const LIMIT = 20;

/** Page with a date. */
type Dated = PageFacts & {date: string};

/**
 * Plans `feed.xml` (Atom, RFC 4287): the newest pages of all sections ordered by date, with their full text, whether or not
 * a sidebar lists them, except pages without a translation. Returns undefined if the origin is unknown (URLs must be absolute) or no page has a date. All dates
 * come from the content.
 */
export function feedFile(context: SiteContext): EmitFile | undefined {
  const {arrangement} = context;
  const {address: origin} = context.deployed;
  const sections = arrangement.sections.filter(section => section.order === "date");
  const names = new Set(sections.map(({name}) => name));
  const unlisted = [...arrangement.byUrl.values()].filter(page => names.has(page.section) && !isHidden(page));
  const pages = [...new Set([...sections.flatMap(section => section.pages), ...unlisted])]
    .filter((page): page is Dated => page.date !== null && page.fallback === undefined)
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, LIMIT);
  if (origin === null || pages.length === 0) return undefined;
  const updatedOf = (page: Dated): string =>
    latest(page.date, arrangement.changes.get(page.path)?.date ?? undefined);
  const head = feedHead(context, origin, pages.map(updatedOf).reduce(latest));
  const entryHeads = pages.map(page =>
    entryHead(page, {origin, updated: updatedOf(page), authors: authorsOf(page, context)}),
  );
  return {
    path: "feed.xml",
    key: contentHash(JSON.stringify([head, entryHeads, pages.map(page => page.bodyHash)])),
    *produce() {
      yield head;
      for (const [i, page] of pages.entries()) {
        const body = readHtml(page, context.bodies);
        const html = forReaders(body, origin, addressOf(origin, page.url));
        yield `<entry>\n${entryHeads[i]}\n${element("content", html, {type: "html"})}\n</entry>\n`;
      }
      yield "</feed>\n";
    },
  };
}

const latest = (a: string, b: string | undefined): string => (b !== undefined && b > a ? b : a);

const instant = (date: string): string => `${date}T00:00:00Z`;

function feedHead(context: SiteContext, origin: string, updated: string): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(context.config.lang)}">`,
    element("id", `${origin}/feed.xml`),
    element("title", context.title || new URL(origin).host),
    ...(context.site.description ? [element("subtitle", context.site.description)] : []),
    element("updated", instant(updated)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/feed.xml`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/`)}"/>`,
    `<author>${element("name", context.title || new URL(origin).host)}</author>`,
  ];
  return `${lines.join("\n")}\n`;
}

function entryHead(
  page: Dated,
  {origin, updated, authors}: {origin: string; updated: string; authors: readonly string[]},
): string {
  const address = addressOf(origin, page.url);
  return [
    element("id", address),
    element("title", page.title),
    element("updated", instant(updated)),
    element("published", instant(page.date)),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    ...(authors.length > 0 ? authors : page.contributors).map(
      name => `<author>${element("name", name)}</author>`,
    ),
    ...(page.description ? [element("summary", page.description)] : []),
  ].join("\n");
}

/** Heading permalink, which feed readers would show as a stray character. */
const PERMALINK = /<a class="hash"[^>]*>#<\/a>/g;

/** Makes URLs in a body absolute, since feed readers resolve relative ones against their own host. */
const forReaders = (html: string, origin: string, address: string): string =>
  html
    .replace(PERMALINK, "")
    .replace(
      / (href|src)="(\/(?!\/)|#)/g,
      (_, name: string, start: string) => ` ${name}="${escapeXml(start === "#" ? address : origin)}${start}`,
    );

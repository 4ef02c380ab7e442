import {append} from "#schemas/rules/long-lists.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {splitTarget} from "../support/links/link-target.ts";

/** Heading of a page. */
export interface Heading {
  id: string;
  title: string;
  level: number;
}

/** Link to a page of the same site, decoded. */
export interface InnerLink {
  url: string;
  fragment: string | null;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*>/g;
const ATTRIBUTE = /([^\s"=>/]+)(?:="([^"]*)")?/g;

/**
 * Extracts headings, ids and links from a rendered body, which has lowercase tags and double-quoted
 * attributes.
 */
export function readHtml(
  html: string,
  url: string,
): {headings: Heading[]; ids: Set<string>; links: InnerLink[]} {
  const headings: Heading[] = [];
  const ids = new Set<string>();
  const links: InnerLink[] = [];
  for (const match of html.matchAll(TAG)) {
    const name = match[1] ?? "";
    const attributes = new Map(
      [...(match[2] ?? "").matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, unescapeHtml(value)]),
    );
    const id = attributes.get("id");
    for (const target of [id, attributes.get("name")]) if (target) ids.add(target);
    if (/^h[1-6]$/.test(name) && id)
      headings.push({id, title: titleAt(html, match.index + match[0].length, name), level: Number(name[1])});
    const href = attributes.get("href");
    if (name === "a" && href && attributes.get("class") !== "hash") append(links, innerLink(href, url));
  }
  return {headings, ids, links};
}

function innerLink(href: string, from: string): InnerLink[] {
  if (!/^(?:#|\/(?!\/))/.test(href)) return [];
  const {path, fragment} = splitTarget(href);
  return [{url: path === "" ? from : decode(path), fragment}];
}

/** Returns the text up to the end of a heading, without its permalink. */
function titleAt(html: string, start: number, name: string): string {
  const inner = html.slice(start, html.indexOf(`</${name}>`, start));
  return unescapeHtml(inner.replace(/<a class="hash"[^>]*>#<\/a>/, "").replaceAll(/<[^<>]*>/g, "")).trim();
}

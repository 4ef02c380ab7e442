import type {WebLink} from "#core/model/page-lint.ts";
import type {Positioned} from "#core/model/place.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import {ownPath} from "#support/links/own-path.ts";
import {placeOf} from "./finding.ts";
import {placeOfText} from "./front-matter-lines.ts";
import type {PageView, Placed} from "./view.ts";

const ADDRESS = /\b(?:href|src)\s*=\s*(?:"(https?:\/\/[^"]*)"|'(https?:\/\/[^']*)')/gi;

/** Returns the external URLs that a page links to or embeds, with their positions. */
export function webLinks(view: PageView): WebLink[] {
  const found: WebLink[] = [];
  const add = (url: unknown, placed: Placed<Positioned>): void => {
    const {file, line = 1, column = 1} = placeOf(placed);
    if (typeof url === "string" && isWeb(url, view)) found.push({url, file, line, column});
  };
  for (const placed of [...view.links, ...view.images, ...view.definitions])
    add("url" in placed.node ? placed.node.url : null, placed);
  for (const placed of view.elements) {
    add(placed.node.attributes.href, placed);
    add(placed.node.attributes.src, placed);
  }
  for (const placed of view.html) {
    for (const match of placed.node.value.matchAll(ADDRESS))
      add(unescapeHtml(match[1] ?? match[2] ?? ""), placed);
  }
  const {frontMatter, source} = view.page;
  for (const {url} of frontMatter.related ?? []) {
    const {line, column} = placeOfText(url, view.source);
    if (isWeb(url, view)) found.push({url, file: source.path, line, column});
  }
  return found;
}

function isWeb(url: string, {context}: PageView): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url) && ownPath(url, context.ownHosts) === null;
}

import {compareText} from "#core/arrange/natural.ts";
import type {NavigationItem} from "#schemas/site-data.ts";
import type {PageFile} from "../toolkit/settings/page-files.ts";
import {isForeign, list, pageUrl, record, text} from "../toolkit/static-config/values.ts";
import {lowercaseKeys} from "./keys.ts";

/**
 * Returns the main menu by weight and name: entries in the config and in index pages (`menu: {main: {weight: 10}}`). An entry
 * with a `parent` is in the menu of its parent: https://gohugo.io/configuration/menus/
 */
export function menuOf(menu: unknown, sections: readonly PageFile[]): NavigationItem[] | undefined {
  const ofPages = sections.flatMap(({path, frontMatter}) => {
    const menus = frontMatter.menu ?? frontMatter.menus;
    const isNamed = list(typeof menus === "string" ? [menus] : menus).includes("main");
    if (!isNamed && !Object.hasOwn(record(menus), "main")) return [];
    const pageref = text(frontMatter.url) ?? path.replace(/_?index\.md$/, "").toLowerCase();
    const own = lowercaseKeys(record(record(menus).main));
    return [{name: frontMatter.linkTitle ?? frontMatter.title, pageref, ...own}];
  });
  const entries = [...list(menu), ...ofPages].flatMap(entry => {
    const {name, url, pageref, weight, identifier, parent} = lowercaseKeys(record(entry));
    const [title, link] = [text(name), text(url) ?? text(pageref)];
    if (title === undefined) return [];
    const links = link === undefined ? [] : [{title, url: isForeign(link) ? link : pageUrl(link)}];
    const rank = Number(weight) || Number.POSITIVE_INFINITY;
    return [{title, links, id: text(identifier) ?? title, parent: text(parent), rank}];
  });
  const sorted = entries.toSorted((a, b) =>
    a.rank === b.rank ? compareText(a.title, b.title) : a.rank - b.rank,
  );
  const ids = new Set(sorted.map(({id}) => id));
  const items = sorted.flatMap(({title, links, id, parent}): NavigationItem[] => {
    if (parent !== undefined && ids.has(parent)) return [];
    const below = sorted.flatMap(one => (one.parent === id ? one.links : []));
    return below.length > 0 ? [{title, ...links[0], menu: below}] : links;
  });
  return items.length > 0 ? items : undefined;
}

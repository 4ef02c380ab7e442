import {urlBetween} from "#schemas/rules/between-editions.ts";
import type {SiteContext} from "../context.ts";

/**
 * Returns a function that completes menus, footer, banner and home page of an older version, which come from the current
 * config: links to pages that the version does not have lead to the current version in the same language. Links to files and
 * other sites stay as they are, and so does everything in the current version.
 */
export function linksOfOlder({arrangement, editions}: SiteContext): <T>(part: T) => T {
  if (!editions || editions.self.isCurrent) return part => part;
  const {self, all} = editions;
  const current = all.find(({isCurrent, lang}) => isCurrent && lang === self.lang);
  const there = urlBetween(self.path, current?.path ?? "");
  const link = (url: string): string => {
    const [path = ""] = url.split(/[?#]/);
    const isPage = /^\/(?!\/)(?:.*\/)?[^./]*$/.test(path);
    const isHere = [path, `${path}/`].some(known => arrangement.byUrl.has(known));
    return isPage && !isHere ? there + url.slice(1) : url;
  };
  const completed = (key: string, value: unknown): unknown => {
    if (typeof value !== "string") return value;
    if (key === "url") return link(value);
    if (key !== "html") return value;
    return value.replace(/ href="([^"]*)"/g, (_, url: string) => ` href="${link(url)}"`);
  };
  return part => (part === undefined ? part : JSON.parse(JSON.stringify(part), completed));
}

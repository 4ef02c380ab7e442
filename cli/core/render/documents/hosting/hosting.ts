import type {EmitFile} from "#core/model/emit-file.ts";
import type {Redirect} from "#schemas/site.ts";
import {addressOf, encodeLink} from "../addresses.ts";
import {printUrl, type SiteContext} from "../context.ts";
import {textFile} from "../text-file.ts";
import {headersText} from "./headers.ts";

/** Plans files for hosts and crawlers: robots, redirects, headers. */
export function hostingFiles(context: SiteContext, redirects: readonly Redirect[]): EmitFile[] {
  return [
    textFile("robots.txt", robotsText(context)),
    textFile(
      "_redirects",
      redirectsText(redirects, [...(context.data.hostRules ?? []), ...notFoundRules(context)]),
    ),
    textFile("_headers", headersText(context)),
  ];
}

/**
 * Returns the lines of `_redirects` that answer unknown paths of a language or version with its own page, inner folders first.
 * Hosts that look for the nearest page themselves skip these lines.
 */
function notFoundRules({editions}: SiteContext): string[] {
  if (editions?.self.path !== "") return [];
  const paths = editions.all.flatMap(({path}) => (path === "" ? [] : path));
  const innerFirst = paths.sort((a, b) => b.split("/").length - a.split("/").length || (a < b ? -1 : 1));
  return innerFirst.map(path => `/${encodeLink(path)}/* /${encodeLink(path)}/404.html 404`);
}

/** Returns `robots.txt`: excludes printable pages and the app shell, and links to the sitemap (RFC 9309). */
export function robotsText({arrangement, deployed}: SiteContext): string {
  const hidden = [
    ...arrangement.sections.map(printUrl).filter(url => url !== undefined),
    "/app-shell/",
  ].sort();
  const lines = [
    "User-agent: *",
    ...hidden.map(url => `Disallow: ${addressOf(null, deployed.base.slice(0, -1) + url)}`),
  ];
  if (deployed.address !== null) lines.push("", `Sitemap: ${deployed.address}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
}

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Each old path is listed with and without a trailing slash, because
 * hosts differ in how they treat it. Of several redirects of a path, the first is listed. `*` and `:` would be read as
 * placeholders.
 *
 * @param rules the project's own lines for its host
 */
export function redirectsText(redirects: readonly Redirect[], rules: readonly string[] = []): string {
  const path = (text: string): string => encodeLink(text).replaceAll("*", "%2A").replaceAll(":", "%3A");
  const known = new Set<string>();
  const isFirst = (old: string): boolean => known.size < known.add(old).size;
  const lines = redirects.flatMap(({from, to, status = 301}) => {
    const target = to.startsWith("/") ? path(to) : encodeLink(to);
    const spellings = from.length > 1 && from.endsWith("/") ? [from, from.slice(0, -1)] : [from];
    return spellings.filter(isFirst).map(old => `${path(old)} ${target} ${status}`);
  });
  return [...lines, ...rules].map(line => `${line}\n`).join("");
}

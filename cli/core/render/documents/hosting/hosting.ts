import type {EmitFile} from "#core/model/emit-file.ts";
import type {Redirect} from "#schemas/site.ts";
import {addressOf, encodeLink} from "../addresses.ts";
import {printUrl, type SiteContext} from "../context.ts";
import {textFile} from "../text-file.ts";
import {headersText} from "./headers.ts";

/** Files that hosts and crawlers look for by name: robots, redirects, headers. */
export function hostingFiles(context: SiteContext, redirects: readonly Redirect[]): EmitFile[] {
  return [
    textFile("robots.txt", robotsText(context)),
    textFile("_redirects", redirectsText(redirects, context.data.hostRules)),
    textFile("_headers", headersText(context)),
  ];
}

/** Crawlers leave out the printable pages and the app shell; the sitemap is named (RFC 9309). */
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
 * `_redirects` as Netlify and Cloudflare Pages read it. Each old path is listed with and without its final slash,
 * because not every host treats both alike; `*` and `:` would be read as placeholders.
 *
 * @param rules lines that the project wrote for its host
 */
export function redirectsText(redirects: readonly Redirect[], rules: readonly string[] = []): string {
  const path = (text: string): string => encodeLink(text).replaceAll("*", "%2A").replaceAll(":", "%3A");
  const lines = redirects.flatMap(({from, to, status = 301}) => {
    const target = to.startsWith("/") ? path(to) : encodeLink(to);
    const spellings = from.length > 1 && from.endsWith("/") ? [from, from.slice(0, -1)] : [from];
    return spellings.map(old => `${path(old)} ${target} ${status}`);
  });
  return [...lines, ...rules].map(line => `${line}\n`).join("");
}

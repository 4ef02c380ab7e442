import {escapeHtml as e} from "#schemas/rules/markup.ts";
import type {Redirect, Site} from "#schemas/site.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {rootAttributes} from "#site/messages/direction.ts";

/**
 * Script that redirects with the query preserved, and with the fragment if the target has none. A refresh
 * alone would lose both.
 */
export const REDIRECT_SCRIPT =
  '{const u=new URL(document.links[0].href);u.search=[u.search,location.search].map(q=>q.slice(1)).filter(Boolean).join("&");u.hash||=location.hash;location.replace(u)}';

/**
 * Renders a redirect document for hosts that don't read `_redirects`: it redirects immediately and contains a
 * link as a fallback.
 */
export function redirectPage(
  {to}: Redirect,
  site: Pick<Site, "lang" | "title" | "titleSuffix" | "origin">,
): string {
  const target = e(addressOf(encodeURI(decodeURI(to))));
  const canonical = to.startsWith("/") ? e(site.origin ?? "") + target.replace(/#.*/, "") : target;
  return `<!doctype html>
<html${rootAttributes(site.lang)}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(to)}${e(site.titleSuffix)}</title>
<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${canonical}"><meta name="robots" content="noindex"></head>
<body><p><a href="${target}">${e(to)}</a></p><script>${REDIRECT_SCRIPT}</script></body>
</html>
`;
}

import {escapeHtml as e} from "../../../schemas/rules/markup.ts";
import type {Redirect, Site} from "../../../schemas/site.ts";
import {addressOf} from "../../artifacts/base.ts";

/** A document for hosts that don't read `_redirects`: leads on at once, and has a link for readers whom it doesn't. */
export function redirectPage(
  {to}: Redirect,
  site: Pick<Site, "lang" | "title" | "titleSuffix" | "origin">,
): string {
  const target = e(addressOf(encodeURI(decodeURI(to))));
  const canonical = to.startsWith("/") ? e(site.origin ?? "") + target.replace(/#.*/, "") : target;
  return `<!doctype html>
<html lang="${e(site.lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(to)}${e(site.titleSuffix)}</title>
<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${canonical}"><meta name="robots" content="noindex"></head>
<body><p><a href="${target}">${e(to)}</a></p></body>
</html>
`;
}

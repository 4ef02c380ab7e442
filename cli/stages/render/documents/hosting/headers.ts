import type {SiteContext} from "../context.ts";

/** Kinds of files in `/assets/` whose names hold a hash of their content; images there have fixed addresses. */
const HASHED = ["js", "css", "woff2"];

/**
 * `_headers` as Netlify and Cloudflare Pages read it: a strict content security policy for every page, and caching by
 * kind of file (names with a hash never change; everything else is asked for again).
 */
export function headersText(context: SiteContext): string {
  return [
    "/*",
    `  Content-Security-Policy: ${contentSecurityPolicy(context)}`,
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  Cross-Origin-Opener-Policy: same-origin",
    "  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()",
    ...HASHED.flatMap(extension => [
      `/assets/*.${extension}`,
      "  Cache-Control: public, max-age=31536000, immutable",
    ]),
    "/data/*",
    "  Cache-Control: public, max-age=0, must-revalidate",
    "/sw.js",
    "  Cache-Control: no-cache",
    "",
  ].join("\n");
}

/**
 * Scripts, styles and connections from the own origin only (and the search engine, where one is configured). Images
 * may come from any https host, because READMEs show badges and supporters have avatars of their own. Attributes may
 * set styles, since the prerendered page has some; style elements may not.
 */
export function contentSecurityPolicy(context: SiteContext): string {
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self'"],
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", "https:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...searchHosts(context)],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["media-src", "'self'", "https:"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
  return directives.map(words => words.join(" ")).join("; ");
}

function searchHosts({config}: SiteContext): string[] {
  const {provider, options} = config.search;
  if (provider === "algolia") return ["https://*.algolia.net", "https://*.algolianet.com"];
  if (provider !== "typesense") return [];
  const origins = Object.values(options)
    .filter(value => URL.canParse(value))
    .map(value => new URL(value).origin);
  return [...new Set(origins)].filter(origin => /^https?:/.test(origin));
}

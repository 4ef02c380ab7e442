import {createHash} from "node:crypto";
import type {HeadElement} from "#schemas/settings/look.ts";
import type {SiteContext} from "../context.ts";

/** Kinds of files in `/assets/` whose names hold a hash of their content; images there have fixed addresses. */
const HASHED = ["js", "css", "woff2"];

/**
 * `_headers` as Netlify and Cloudflare Pages read it: a strict content security policy for every page, and caching by
 * kind of file (names with a hash never change; everything else is requested again). The `_headers` file of a public folder
 * follows.
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
    ...(context.data.hostHeaders?.trimEnd().split(/\r?\n/) ?? []),
    "",
  ].join("\n");
}

/**
 * Scripts, styles and connections from the own origin only (and the search engine, where one is configured). Images
 * may come from any https host, because READMEs show badges and supporters have avatars of their own. Attributes may
 * set styles, since the prerendered page has some; style elements may not.
 */
export function contentSecurityPolicy(context: SiteContext): string {
  const {script, style} = headSources(context.config.head);
  const more = (name: string): string[] => context.config.csp[name] ?? [];
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...script],
    ["style-src", "'self'", ...style],
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", "https:"],
    ["font-src", "'self'"],
    [
      "connect-src",
      "'self'",
      ...searchHosts(context),
      ...script.filter(source => source.startsWith("https")),
    ],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["media-src", "'self'", "https:"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
  const known = directives.map(([name = "", ...words]) => [name, ...words, ...more(name)]);
  const others = Object.entries(context.config.csp).filter(
    ([name]) => !directives.some(([known]) => known === name),
  );
  return [...known, ...others.map(([name, words]) => [name, ...words])]
    .map(words => words.map(word => word.replace(/[;,\s]/g, "")).join(" "))
    .join("; ");
}

/** What the head elements of a config load or hold, as sources of the policy. */
function headSources(head: readonly HeadElement[]): {script: string[]; style: string[]} {
  const sources = (wanted: (element: HeadElement) => boolean, attribute: string): string[] =>
    head.filter(wanted).flatMap(({attributes, content}) => {
      const address = attributes[attribute];
      const origin = typeof address === "string" && URL.canParse(address) ? [new URL(address).origin] : [];
      const hash =
        content === undefined ? [] : [`'sha256-${createHash("sha256").update(content).digest("base64")}'`];
      return [...origin, ...hash];
    });
  const isStyle = ({tag, attributes}: HeadElement): boolean =>
    tag === "style" || (tag === "link" && attributes.rel === "stylesheet");
  return {
    script: [...new Set(sources(({tag}) => tag === "script", "src"))],
    style: [...new Set(sources(isStyle, "href"))],
  };
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

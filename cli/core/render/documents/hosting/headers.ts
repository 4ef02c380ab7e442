import {createHash} from "node:crypto";
import type {HeadElement} from "#schemas/settings/look.ts";
import type {SiteContext} from "../context.ts";

/** Extensions of files in `/assets/` whose names contain a content hash; images there have fixed names. */
const HASHED = ["js", "css", "woff2"];

/**
 * Returns `_headers` for Netlify and Cloudflare Pages: a strict content security policy for every page, and caching by file
 * type (hashed files are immutable; everything else is revalidated). The `_headers` file of a public folder is appended.
 */
export function headersText(context: SiteContext): string {
  const below = (context.editions?.all ?? []).map(({path}) => path).filter(path => path !== "");
  const roots = ["/", ...below.map(path => `/${path}/`)];
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
    ...roots.flatMap(root => [
      `${root}data/*`,
      "  Cache-Control: public, max-age=0, must-revalidate",
      `${root}sw.js`,
      "  Cache-Control: no-cache",
    ]),
    ...(context.data.hostHeaders?.trimEnd().split(/\r?\n/) ?? []),
    "",
  ].join("\n");
}

/**
 * Returns the content security policy. Scripts, styles and connections are limited to the site's origin and a hosted search
 * engine. Images may come from any https host, because of badges in READMEs and avatars of supporters. Style attributes are
 * allowed, since prerendered pages contain some; style elements are not.
 */
export function contentSecurityPolicy(context: SiteContext): string {
  const {script, style} = headSources([...context.config.head, ...context.slots.loaded]);
  const added: Readonly<Record<string, readonly string[]>> = context.config.csp;
  const more = (name: string): readonly string[] => added[name] ?? [];
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
    ...(context.config.frames.length > 0
      ? [["frame-src", ...context.config.frames.map(host => `https://${host}`)]]
      : []),
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["media-src", "'self'", "https:"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
  const known = directives.map(([name = "", ...words]) => [name, ...words, ...more(name)]);
  const others = Object.entries(added).filter(([name]) => !directives.some(([known]) => known === name));
  return [...known, ...others.map(([name, words]) => [name, ...words])]
    .map(words => words.map(word => word.replace(/[;,\s]/g, "")).join(" "))
    .join("; ");
}

/** Returns the policy sources for the scripts and styles in `head` elements of the config. */
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

import {escapeHtml as e} from "#schemas/rules/markup.ts";
import type {Site} from "#schemas/site.ts";
import {addressOf, pathOf} from "#site/artifacts/base.ts";
import type {PageFacts, View} from "#site/artifacts/types.ts";
import {samePage} from "#site/components/language-menu/same-page.ts";
import {withSlotAddresses} from "#site/components/slot/slot-addresses.ts";
import type {ClientAssets} from "../client-assets.ts";
import type {PageRoute} from "../routes.ts";
import type {DocumentContext, Icons} from "./document-context.ts";
import {inlineScript} from "./inline-script.ts";
import {jsonLd} from "./json-ld.ts";
import {scriptJson} from "./script-json.ts";

/** Texts of the head that depend on the view. */
export interface HeadTexts {
  title: string;
  description: string;
  noIndex: boolean;
}

const meta = (attribute: "name" | "property", key: string, value: string | undefined | null): string =>
  value ? `<meta ${attribute}="${key}" content="${e(value)}">` : "";

/**
 * Returns the links to the styles and font of a document, which determine when its text is visible; modules
 * come later.
 */
function loading(route: PageRoute, assets: ClientAssets): string {
  const {styles} = route.screen ? assets.screen(route.screen) : {styles: []};
  return [
    assets.font &&
      `<link rel="preload" href="${addressOf(assets.font)}" as="font" type="font/woff2" crossorigin>`,
    ...[...assets.styles, ...styles].map(href => `<link rel="stylesheet" href="${addressOf(href)}">`),
  ].join("");
}

/** Returns the link to the page in another language; search engines require absolute URLs. */
const alternate = (lang: string, address: string): string =>
  `<link rel="alternate" hreflang="${e(lang)}" href="${e(address)}">`;

function alternates({site, url, links: found}: PageRoute): string {
  if (found) {
    const addressIn = (there: string): string => (site.origin ?? "") + pathOf(there);
    const [first, ...others] = found.translations.map(({lang, url: there}) => ({
      lang,
      address: addressIn(there),
    }));
    if (!first || url === null) return "";
    const foreign = site.languages
      .filter(language => /^https?:/.test(language.url))
      .map(({lang, url: host}) => ({lang, address: samePage(host, url)}));
    if (others.length + foreign.length === 0) return "";
    const all = [first, ...others, ...foreign, {lang: "x-default", address: first.address}];
    return all.map(({lang, address}) => alternate(lang, address)).join("");
  }
  if (url === null || site.languages.length < 2) return "";
  const links = site.languages.map(({lang, url: host}) => alternate(lang, samePage(host, url)));
  const first = site.languages[0];
  return links.join("") + (first ? alternate("x-default", samePage(first.url, url)) : "");
}

function cards({site, url: own, links}: PageRoute, texts: HeadTexts, sized: Icons): string {
  const {origin, social} = site;
  const url = links?.canonical ?? own;
  const address = origin && url !== null ? origin + addressOf(encodeURI(url)) : null;
  const image =
    social.image &&
    (social.image.startsWith("/") ? origin && origin + addressOf(social.image) : social.image);
  return [
    address && `<link rel="canonical" href="${e(address)}">`,
    meta("property", "og:site_name", site.title),
    meta("property", "og:type", "website"),
    meta("property", "og:title", texts.title),
    meta("property", "og:description", texts.description),
    meta("property", "og:url", address),
    meta("property", "og:image", image ?? (origin && sized["512"] && origin + addressOf(sized["512"]))),
    meta("name", "twitter:card", "summary"),
    meta("name", "twitter:site", social.twitter),
    meta("name", "twitter:creator", social.twitter),
  ].join("");
}

const TYPES: Readonly<Record<string, string>> = {svg: "image/svg+xml", png: "image/png", ico: "image/x-icon"};

function icons({icon}: Site, sized: Icons): string {
  const type = TYPES[/\.(\w+)$/.exec(icon ?? "")?.[1] ?? ""];
  return [
    icon && `<link rel="icon" href="${e(addressOf(icon))}"${type ? ` type="${type}"` : ""}>`,
    sized["72"] && `<link rel="icon" href="${addressOf(sized["72"])}" sizes="72x72" type="image/png">`,
    sized["180"] && `<link rel="apple-touch-icon" href="${addressOf(sized["180"])}" sizes="180x180">`,
    `<link rel="manifest" href="${addressOf("/manifest.webmanifest")}">`,
  ]
    .filter(Boolean)
    .join("");
}

/**
 * Renders a head element from the config. The text of scripts and styles is not changed, since its hash is
 * part of the policy.
 */
function headElement({tag, attributes, content}: Site["head"][number]): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? name : `${name}="${e(/^(?:src|href)$/.test(name) ? addressOf(value) : value)}"`,
  );
  const open = `<${[tag, ...written].join(" ")}>`;
  if (tag === "meta" || tag === "link") return open;
  return `${open}${(content ?? "").replaceAll(`</${tag}`, `<\\/${tag}`)}</${tag}>`;
}

function machines(route: PageRoute, view: View, feed: boolean): string {
  const markdown = "page" in view && view.kind !== "printable" && route.url !== null;
  const data = jsonLd(route, view);
  const path = route.url === "/" ? "/index.md" : `${encodeURI(route.url ?? "").slice(0, -1)}.md`;
  return [
    markdown && `<link rel="alternate" type="text/markdown" href="${e(addressOf(path))}">`,
    feed &&
      `<link rel="alternate" type="application/atom+xml" href="${addressOf("/feed.xml")}" title="${e(route.site.title)}">`,
    data && `<script type="application/ld+json">${scriptJson(data)}</script>`,
  ]
    .filter(Boolean)
    .join("");
}

/** Elements of the page, marked for the router, which replaces them. */
const pageHead = (elements: NonNullable<PageFacts["head"]>): string =>
  elements
    .map(element => headElement({...element, attributes: {...element.attributes, "data-page": true}}))
    .join("");

/** HTML without the elements that one of the page replaces. */
const withoutReplaced = (html: string, elements: NonNullable<PageFacts["head"]>): string =>
  elements.length === 0
    ? html
    : html.replace(/<(?:meta (?:name|property)|link rel)="([^"]*)"[^>]*>/g, (tag, key: string) =>
        elements.some(({attributes: {name, property, rel}}) =>
          [name, property, rel === "canonical" ? rel : undefined].includes(key),
        )
          ? ""
          : tag,
      );

/** Renders the head of a document. */
export function renderHead(
  route: PageRoute,
  view: View,
  texts: HeadTexts,
  context: Pick<DocumentContext, "assets" | "feed" | "icons" | "policy" | "script">,
): string {
  const {assets, feed, policy, script} = context;
  const {theme, head, slots} = route.site;
  const own = ("page" in view && view.page.head) || [];
  const generated = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    policy && `<meta http-equiv="Content-Security-Policy" content="${e(policy)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<script>${inlineScript(route.site)}</script>`,
    `<title>${e(texts.title)}</title>`,
    script,
    loading(route, assets),
    meta("name", "description", texts.description),
    texts.noIndex && meta("name", "robots", "noindex,nofollow"),
    meta("name", "theme-color", "#2b3a42"),
    meta("name", "apple-mobile-web-app-title", route.site.title),
    !texts.noIndex && alternates(route),
    cards(route, texts, context.icons),
    icons(route.site, context.icons),
    machines(route, view, feed),
  ];
  const added = [
    theme && `<link rel="stylesheet" href="${e(addressOf(theme))}">`,
    ...head.map(headElement),
    slots?.head && withSlotAddresses(slots.head),
    pageHead(own),
  ];
  return withoutReplaced(generated.filter(Boolean).join(""), own) + added.filter(Boolean).join("");
}

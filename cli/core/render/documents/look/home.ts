import type {PageFacts} from "#core/model/page-facts.ts";
import {isAllowedAddress, schemeOf} from "#schemas/rules/addresses.ts";
import {isObject} from "#schemas/rules/is-object.ts";
import type {HomeData} from "#schemas/settings/look.ts";
import {menuLinks} from "#schemas/site-data.ts";
import {landingUrl, type SiteContext} from "../context.ts";
import {pictureOf} from "./pictures.ts";

type Values = Record<string, unknown>;

const values = (found: unknown): Values => (isObject(found) && !Array.isArray(found) ? found : {});
const entries = (found: unknown): Values[] => (Array.isArray(found) ? found.map(values) : []);
const text = (found: unknown): string | undefined =>
  typeof found === "string" && found.trim() !== "" ? found.trim() : undefined;
/** Returns the plain text of a value that other tools show as HTML. */
const words = (found: unknown): string | undefined =>
  text(
    text(found)
      ?.replaceAll(/<br\b[^<>]*>/gi, " ")
      .replaceAll(/<\/?[a-z][^<>]*>/gi, "")
      .replaceAll(/`([^`]+)`/g, "$1")
      .replaceAll(/ {2,}/g, " "),
  );

/**
 * Returns the hero of the home page: from the config, else from the page's front matter (`hero` and `features`, as in
 * other documentation tools), else the title and description of the site if the home page is missing or blank. Returns
 * null if the page has its own text.
 */
export function homeOf(context: SiteContext): HomeData | null {
  const {config, arrangement, title, site} = context;
  if (config.home) {
    const {image} = config.home;
    return {...config.home, ...optional("image", image && pictureOf(image, context).url)};
  }
  const page = arrangement.byUrl.get("/");
  const hero = page ? homeIn(page.extra, context.heroOf) : null;
  if (hero || (page && !isBlank(page))) return hero;
  const filled = arrangement.sections.filter(section => section.pages.length > 0);
  const [first] = filled;
  const [landing] = first?.pages ?? [];
  const start = (config.navigation ?? [])
    .flatMap(({title: name, url, menu = []}) => (url === undefined ? menuLinks(menu) : {title: name, url}))
    .find(({url}) => url.startsWith("/") && url !== "/");
  return {
    ...(title ? {title} : {}),
    ...(config.description || site.description ? {tagline: config.description ?? site.description} : {}),
    actions: start
      ? [{title: start.title, url: start.url}]
      : first && landing
        ? [{title: first.title || landing.title, url: first.title ? landingUrl(first) : landing.url}]
        : [],
    // Without a home page, one that lists the sections is generated.
    features: page
      ? filled
          .filter(({title: name}) => name !== "")
          .map(section => ({title: section.title, text: "", url: landingUrl(section)}))
      : [],
  };
}

/** Reports whether a page consists only of front matter, which another tool would render. */
const isBlank = (page: PageFacts): boolean =>
  page.readOutline().anchors.length + page.readChecks().links.length === 0 && page.description === "";

function homeIn(extra: Values, heroOf: SiteContext["heroOf"]): HomeData | null {
  const hero = heroOf?.(extra) ?? values(extra.hero);
  const features = entries(extra.features).flatMap(featureOf);
  if (Object.keys(hero).length === 0 && features.length === 0) return null;
  const image = values(hero.image);
  const picture = text(hero.image) ?? text(image.src) ?? text(image.light);
  return {
    ...optional("title", words(hero.name) ?? words(hero.title)),
    ...optional("text", words(hero.text)),
    ...optional("tagline", words(hero.tagline)),
    ...optional("image", picture && /^(?:\/|https?:)/.test(picture) ? picture : undefined),
    actions: entries(hero.actions).flatMap(({text: title, link}) => {
      const [name, url] = [text(title), addressOf(link)];
      return name !== undefined && url !== undefined ? [{title: name, url}] : [];
    }),
    features,
  };
}

function featureOf(feature: Values): HomeData["features"] {
  const title = words(feature.title);
  if (title === undefined) return [];
  const icon = text(feature.icon);
  return [
    {
      title,
      text: words(feature.details) ?? "",
      // Only text icons are shown, not markup or files.
      ...optional("icon", icon && /^\P{ASCII}/u.test(icon) ? icon : undefined),
      ...optional("url", addressOf(feature.link)),
    },
  ];
}

/** Returns the URL of a home page link: root-relative, with the trailing slash of pages. */
function addressOf(found: unknown): string | undefined {
  const link = text(found);
  if (link === undefined) return undefined;
  if (schemeOf(link) !== null) return isAllowedAddress(link) ? link : undefined;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const bare = path
    .replace(/^\.?\/+/, "")
    .replace(/\.(?:mdx?|html)$/, "")
    .replace(/(?:^|\/)index$/, "");
  return `/${bare === "" || /\.\w+$/.test(bare) || bare.endsWith("/") ? bare : `${bare}/`}${rest}`;
}

const optional = <K extends string>(key: K, value: string | undefined): {[P in K]?: string} =>
  (value === undefined ? {} : {[key]: value}) as {[P in K]?: string};

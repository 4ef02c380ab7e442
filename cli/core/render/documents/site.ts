import type {EmitFile} from "#core/model/emit-file.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {HeadElement} from "#schemas/settings/look.ts";
import type {Redirect, Site} from "#schemas/site.ts";
import {artifactHeader} from "#schemas/version.ts";
import {artifactJson} from "#support/json/artifact-json.ts";
import {landingUrl, printUrl, type SiteContext, shownPages} from "./context.ts";
import {languagesOf, versionsOf} from "./editions/menus.ts";
import {linksOfOlder} from "./editions/older-links.ts";
import {homeOf} from "./look/home.ts";
import {sitePictures} from "./look/pictures.ts";
import {socialIcon} from "./look/social.ts";
import {THEME} from "./look/theme.ts";
import {navigation} from "./navigation.ts";
import {textFile} from "./text-file.ts";

/** Plans `data/site.json`: site metadata, branding and navigation. */
export function siteFile(context: SiteContext, redirects: Redirect[], buildId: string): EmitFile {
  const text = artifactJson(siteDocument(context, redirects, buildId));
  return textFile("data/site.json", text);
}

/** Creates the site document, keys in schema order. */
function siteDocument(context: SiteContext, redirects: Redirect[], buildId: string): Site {
  const {arrangement, config, data, site, editBase} = context;
  const sections = arrangement.sections.filter(section => section.name !== ROOT_SECTION);
  const linked = linksOfOlder(context);
  return {
    ...artifactHeader("site"),
    buildId,
    title: context.title,
    titleSuffix: context.titleSuffix,
    description: config.description ?? (site.description || (arrangement.byUrl.get("/")?.description ?? "")),
    tagline: site.tagline,
    lang: config.lang,
    messages: Object.keys(config.messages).length > 0 ? config.messages : undefined,
    origin: context.deployed.origin ?? undefined,
    base: context.deployed.base,
    ...sitePictures(context),
    theme: config.theme ? `/${THEME}` : undefined,
    head: config.head.map(element => ({...element, attributes: presentAttributes(element.attributes)})),
    slots: Object.keys(context.slots.html).length > 0 ? context.slots.html : undefined,
    home: linked(homeOf(context) ?? undefined),
    sections: sections.map(section => ({
      name: section.name,
      title: section.title,
      url: landingUrl(section),
      print: printUrl(section),
    })),
    navigation: linked(navigation(config.navigation ?? site.navigation, sections)),
    icons: config.social?.map(socialIcon) ?? site.icons,
    languages: languagesOf(context.editions, config.locales) ?? site.languages,
    versions: versionsOf(context.editions) ?? site.versions,
    banner: linked(site.banner ?? undefined),
    footer: linked(site.footer),
    social: site.social,
    splash: site.splash ?? undefined,
    redirects,
    editBase: editBase ?? undefined,
    search: {provider: config.search.provider, options: config.search.options},
    screens: {
      organization: data.organization !== null,
      vote: data.vote !== null,
      sponsors: data.sponsors !== null,
      ...(arrangement.notFound ? {notFound: true} : {}),
    },
    diagrams: shownPages(arrangement).some(page => page.components.includes("Diagram")),
    checkedWith: verifiedVersions(data.verified),
  };
}

/** Omits attributes that the config removes. */
const presentAttributes = (attributes: HeadElement["attributes"]): Record<string, string | true> =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string | true] => entry[1] !== false),
  );

/** Returns the versions by package name from the results file. */
const verifiedVersions = (verified: Record<string, unknown> | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(verified ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[0] !== "$schema",
    ),
  );

import {artifactJson} from "#support/json/artifact-json.ts";
import type {SiteContext} from "../context.ts";
import {appIcons} from "../look/pictures.ts";

/** Returns `manifest.webmanifest` (W3C Web Application Manifest) from `app` in the site data and the icon of the config. */
export function webManifest(context: SiteContext): string {
  const {site, title, config} = context;
  const {name, shortName, display, themeColor, backgroundColor, icons} = site.app;
  return artifactJson({
    name: name ?? title,
    short_name: shortName ?? title,
    ...(site.description ? {description: site.description} : {}),
    lang: config.lang,
    id: "/",
    start_url: "/",
    scope: "/",
    display,
    ...(themeColor === undefined ? {} : {theme_color: themeColor}),
    ...(backgroundColor === undefined ? {} : {background_color: backgroundColor}),
    icons: icons.length > 0 ? icons : appIcons(context),
  });
}

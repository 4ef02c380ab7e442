import type {PlaceOf} from "#cli/checks/site/view.ts";
import type {Project} from "#cli/config/load.ts";

/**
 * Returns a function that locates a setting of an edition: the entry of its language or version that overrides it, or the
 * whole config. The function returns `null` for a setting that another edition has too, so that each value is checked once:
 * a language adds its own entry to the site root, an old version adds its own entry in the default language.
 */
export function ownPlaces({config, editions}: Pick<Project, "config" | "editions">): PlaceOf {
  if (!editions) return () => [];
  const {path, lang, version, isCurrent, isDefault} = editions.self;
  const {locales = [], versions = []} = config;
  const ofLocale = locales.findIndex(locale => locale.lang === lang);
  const ofVersion = versions.findIndex(({name}) => name === version);
  const isRoot = path === "";
  const places = [
    {values: locales[ofLocale], place: ["locales", ofLocale], isOwn: isCurrent},
    {values: versions[ofVersion], place: ["versions", ofVersion], isOwn: isRoot || (isDefault && !isCurrent)},
    {values: config, place: [], isOwn: isRoot},
  ];
  return key => {
    const found = places.find(({values}) => values !== undefined && Reflect.get(values, key) !== undefined);
    return found?.isOwn ? found.place : null;
  };
}

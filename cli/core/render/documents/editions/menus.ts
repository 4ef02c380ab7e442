import {languageName} from "#cli/config/editions/language-names.ts";
import type {Editions} from "#core/model/edition.ts";
import {urlBetween} from "#schemas/rules/between-editions.ts";
import type {LocaleConfig} from "#schemas/settings/editions.ts";
import type {Site} from "#schemas/site.ts";

/**
 * Returns the language menu: each language in the same version, else in the current one, and languages with a separate site.
 * Returns null if there is only one.
 */
export function languagesOf(
  editions: Editions | undefined,
  locales: readonly LocaleConfig[] | undefined,
): Site["languages"] | null {
  if (!editions || !locales || locales.length < 2) return null;
  const {self, all} = editions;
  return locales.flatMap(({lang, label, url}) => {
    if (url !== undefined) return [{title: label ?? languageName(lang), lang, url}];
    const inLanguage = all.filter(other => other.lang === lang);
    const target =
      inLanguage.find(({version}) => version === self.version) ?? inLanguage.find(({isCurrent}) => isCurrent);
    return target ? [{title: target.label, lang, url: urlBetween(self.path, target.path)}] : [];
  });
}

/** Returns the version menu: each version in the same language, else in the default one. Returns null if there is only one. */
export function versionsOf(editions: Editions | undefined): Site["versions"] | null {
  if (!editions || editions.self.version === null) return null;
  const {self, all} = editions;
  return all
    .filter(({isDefault}) => isDefault)
    .map(inDefault => {
      const there = all.find(({lang, version}) => lang === self.lang && version === inDefault.version);
      const {version, path} = there ?? inDefault;
      return {
        title: version ?? "",
        url: urlBetween(self.path, path),
        current: version === self.version,
        ...(inDefault.isCurrent ? {latest: true} : {}),
        nofollow: false,
      };
    });
}

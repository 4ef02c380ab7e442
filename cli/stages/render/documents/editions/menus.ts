import {urlBetween} from "../../../../../schemas/rules/between-editions.ts";
import type {Site} from "../../../../../schemas/site.ts";
import type {EditionPlace, Editions} from "../../../../model/edition.ts";

/** Entries of the language menu: each language in the same version, else in the current one; null where there is but one. */
export function languagesOf(editions: Editions | undefined): Site["languages"] | null {
  if (!editions) return null;
  const {self, all} = editions;
  const current = all.filter(({isCurrent}) => isCurrent);
  if (current.length < 2) return null;
  return current.map(({lang, label}) => {
    const there = all.find(other => other.lang === lang && other.version === self.version);
    const target = there ?? (current.find(other => other.lang === lang) as EditionPlace);
    return {title: label, lang, url: urlBetween(self.path, target.path)};
  });
}

/** Entries of the version menu: each version in the same language, else in the default one; null where there is but one. */
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
        nofollow: false,
      };
    });
}

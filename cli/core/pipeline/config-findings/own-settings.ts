import type {OwnSettings} from "#cli/checks/site/view.ts";
import type {Project} from "#cli/config/load.ts";

/**
 * Returns the settings that an edition has on its own: those of the whole site, or those of a language. An old version has
 * none here, because its menus may lead to pages of the current one.
 */
export function ownSettings({config, editions}: Pick<Project, "config" | "editions">): OwnSettings | null {
  const {path, lang, isCurrent} = editions?.self ?? {path: "", isCurrent: true};
  if (path === "") return {values: config, path: []};
  const at = (config.locales ?? []).findIndex(locale => locale.lang === lang);
  const values = isCurrent ? config.locales?.[at] : undefined;
  return values === undefined ? null : {values, path: ["locales", at]};
}

import type {OwnSettings} from "#cli/checks/site/view.ts";
import type {Project} from "#cli/config/load.ts";

/**
 * Returns the settings of an edition: the whole config for the one at the root, or the entry of a language. Returns `null`
 * for an old version, because its menus may lead to pages of the current one.
 */
export function ownSettings({config, editions}: Pick<Project, "config" | "editions">): OwnSettings | null {
  const {path, lang, isCurrent} = editions?.self ?? {path: "", isCurrent: true};
  if (path === "") return {values: config, path: []};
  const at = (config.locales ?? []).findIndex(locale => locale.lang === lang);
  const values = isCurrent ? config.locales?.[at] : undefined;
  return values === undefined ? null : {values, path: ["locales", at]};
}

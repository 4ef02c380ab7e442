import {join} from "node:path";
import {parse} from "yaml";
import type {ConfigInput} from "../../../../schemas/config.ts";
import type {SidebarItem} from "../../../../schemas/settings/sidebar.ts";
import {socialLinks} from "../frame.ts";
import {readText} from "../read-file.ts";
import type {Reader} from "../reader.ts";
import {listedRedirects} from "../redirects.ts";
import {defined, isForeign, languageOf, list, pageUrl, record, repositoryOf, text} from "../values.ts";

/** `mkdocs.yml`: https://www.mkdocs.org/user-guide/configuration/ and Material for MkDocs. */
export const readMkdocs: Reader = ({folder, file, files}) => {
  // Tags name code of Python, which says nothing here.
  const config = record(parse(readText(file, files), {logLevel: "silent"}));
  const theme = record(config.theme);
  const repo = text(config.repo_url)?.replace(/\/$/, "");
  const edit = text(config.edit_uri) ?? "edit/master/docs/";
  const content = join(folder, text(config.docs_dir) ?? "docs");
  return defined({
    content,
    title: text(config.site_name),
    description: text(config.site_description),
    lang: languageOf(theme.language),
    site: text(config.site_url),
    logo: asset(theme.logo),
    icon: asset(theme.favicon),
    repository: repo ? repositoryOf(isForeign(edit) ? edit : `${repo}/${edit}`) : undefined,
    social: socialLinks(list(record(config.extra).social)),
    sidebar: sidebarOf(config.nav),
    variables: usesMacros(config.plugins)
      ? {
          ...record(config.extra),
          config: defined({
            site_name: text(config.site_name),
            site_url: text(config.site_url),
            repo_url: repo,
          }),
        }
      : undefined,
    redirects: redirectsOf(config.plugins),
  });
};

/** `mkdocs-macros`: where it is used, double braces are values, with the names of `extra`. */
const usesMacros = (plugins: unknown): boolean =>
  list(plugins).some(plugin => plugin === "macros" || "macros" in record(plugin));

/** `mkdocs-redirects`: files of old pages and of new ones. */
function redirectsOf(plugins: unknown): Record<string, string> | undefined {
  const maps = list(plugins).flatMap(plugin => {
    const {redirect_maps: map} = record(record(plugin).redirects);
    return Object.entries(record(map)).map(([from, to]) => {
      const target = text(to) ?? "";
      const [, path = "", rest = ""] = /^([^#?]*)(.*)$/s.exec(target) ?? [];
      return {from: pageUrl(from), to: isForeign(target) ? target : `${pageUrl(path)}${rest}`};
    });
  });
  return listedRedirects(maps);
}

const asset = (value: unknown): string | undefined => {
  const path = text(value);
  return path && (isForeign(path) ? path : `/${path.replace(/^\//, "")}`);
};

function sidebarOf(nav: unknown): ConfigInput["sidebar"] {
  const items = list(nav).flatMap(itemOf);
  return items.length > 0 ? items : undefined;
}

function itemOf(value: unknown): SidebarItem[] {
  if (typeof value === "string") return isForeign(value) ? [] : [pageUrl(value)];
  return Object.entries(record(value)).flatMap(([title, entry]): SidebarItem[] => {
    if (Array.isArray(entry)) return [{title, items: entry.flatMap(itemOf)}];
    return typeof entry !== "string" || isForeign(entry) ? [] : [{page: pageUrl(entry), title}];
  });
}

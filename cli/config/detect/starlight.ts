import {join} from "node:path";
import type {SidebarItem} from "../../../schemas/settings/sidebar.ts";
import {evaluateConfig} from "./evaluate/evaluate.ts";
import {iconOf, socialLinks} from "./frame.ts";
import type {Reader} from "./reader.ts";
import {baseOf, defined, isForeign, languageOf, list, pageUrl, record, repositoryOf, text} from "./values.ts";
import {logoOf} from "./vitepress.ts";

/** Starlight in `astro.config.*`: https://starlight.astro.build/reference/configuration/ */
export const readStarlight: Reader = ({folder, file, files}) => {
  const config = record(evaluateConfig(file, files));
  const call = list(config.integrations)
    .map(record)
    .find(({call: name}) => name === "starlight");
  if (!call) return null;
  const theme = record(list(call.args)[0]);
  const title = text(theme.title) ?? text(Object.values(record(theme.title))[0]);
  const edit = text(record(theme.editLink).baseUrl);
  const repository = repositoryOf(edit);
  const others = Object.keys(record(theme.locales)).filter(name => name !== "root");
  const lang = languageOf(record(record(theme.locales).root).lang);
  return defined({
    content: join(folder, "src/content/docs"),
    exclude: others.map(name => `${name}/**`),
    title,
    description: text(theme.description),
    lang,
    base: baseOf(config.base),
    site: text(config.site),
    logo: logoOf(theme.logo),
    icon: text(theme.favicon) ?? iconOf(theme.head) ?? "/favicon.svg",
    repository: repository && {
      ...repository,
      folder: [repository.folder, "src/content/docs"].filter(Boolean).join("/"),
    },
    social: socialLinks(theme.social),
    sidebar: Array.isArray(theme.sidebar) ? theme.sidebar.flatMap(itemOf) : undefined,
  });
};

function itemOf(value: unknown): SidebarItem[] {
  if (typeof value === "string") return [pageUrl(value)];
  const entry = record(value);
  const title = text(entry.label);
  const folder = text(record(entry.autogenerate).directory);
  if (folder !== undefined) return [{folder, ...(title ? {title} : {})}];
  if (Array.isArray(entry.items)) {
    const items = entry.items.flatMap(itemOf);
    return title === undefined ? items : [{title, items}];
  }
  const page = text(entry.slug) ?? text(entry.link);
  return page === undefined || isForeign(page) ? [] : [{page: pageUrl(page), ...(title ? {title} : {})}];
}

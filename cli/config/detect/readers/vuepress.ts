import {dirname} from "node:path";
import {evaluateConfig} from "../evaluate/evaluate.ts";
import {iconOf} from "../frame.ts";
import type {Reader} from "../reader.ts";
import {baseOf, defined, languageOf, record, repositoryOf, text} from "../values.ts";
import {logoOf, navigationOf, sidebarOf} from "./vitepress.ts";

/** `.vuepress/config.*`: https://vuepress.vuejs.org/reference/config.html and its default theme. */
export const readVuepress: Reader = ({file, files}) => {
  const config = record(evaluateConfig(file, files));
  const root = record(record(config.locales)["/"]);
  const shared = record(config.themeConfig ?? config.theme);
  const theme = {...shared, ...record(record(shared.locales)["/"])};
  const repo = text(theme.docsRepo) ?? text(theme.repo);
  const [, owner, name] = /^(?:https:\/\/github\.com\/)?([\w.-]+)\/([\w.-]+)\/?$/.exec(repo ?? "") ?? [];
  const branch = text(theme.docsBranch) ?? "main";
  return defined({
    content: dirname(dirname(file)),
    title: text(root.title) ?? text(config.title),
    description: text(root.description) ?? text(config.description),
    lang: languageOf(root.lang) ?? languageOf(config.lang),
    base: baseOf(config.base),
    logo: logoOf(theme.logo),
    icon: iconOf(config.head),
    public: [`${dirname(file)}/public`],
    repository:
      owner && name
        ? repositoryOf(`https://github.com/${owner}/${name}/edit/${branch}/${text(theme.docsDir) ?? ""}`)
        : undefined,
    navigation: navigationOf(theme.navbar ?? theme.nav),
    sidebar: sidebarOf(theme.sidebar),
  });
};

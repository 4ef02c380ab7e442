import {existsSync} from "node:fs";
import {join} from "node:path";
import {evaluateConfig} from "./evaluate/evaluate.ts";
import {socialLinks} from "./frame.ts";
import {readJson} from "./read-file.ts";
import type {Reader} from "./reader.ts";
import {baseOf, defined, languageOf, list, record, repositoryOf, text} from "./values.ts";
import {logoOf, navigationOf} from "./vitepress.ts";

/** `rspress.config.*`: https://rspress.rs/api/config/config-basic. Orders are in `_meta.json` files. */
export const readRspress: Reader = ({folder, file, files}) => {
  const config = record(evaluateConfig(file, files));
  const theme = record(config.themeConfig);
  const root = join(folder, text(config.root)?.replace(/^(?:\.\/|\/)/, "") ?? "docs");
  const lang = text(config.lang);
  const content = lang !== undefined && existsSync(join(root, lang)) ? join(root, lang) : root;
  const repository = repositoryOf(text(record(theme.editLink).docRepoBaseUrl));
  const plugins = list(config.plugins).map(record);
  const address = plugins.flatMap(plugin => text(record(list(plugin.args)[0]).siteUrl) ?? [])[0];
  return defined({
    content,
    exclude: list(record(config.route).exclude).filter(
      (pattern): pattern is string => typeof pattern === "string",
    ),
    title: text(config.title),
    description: text(config.description),
    lang: languageOf(lang),
    base: baseOf(config.base),
    site: address,
    logo: logoOf(config.logo),
    icon: text(config.icon),
    repository:
      repository && (content === root ? repository : {...repository, folder: `${repository.folder}/${lang}`}),
    social: socialLinks(theme.socialLinks),
    public: [join(root, "public")],
    navigation: navigationOf(theme.nav ?? readJson(join(content, "_nav.json"), files)),
  });
};

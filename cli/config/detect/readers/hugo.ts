import {existsSync} from "node:fs";
import {join} from "node:path";
import {parse as parseToml} from "smol-toml";
import {parse as parseYaml} from "yaml";
import {foldersBelow, localesOf} from "../locales.ts";
import {readText} from "../read-file.ts";
import type {Reader} from "../reader.ts";
import {
  baseOf,
  defined,
  isForeign,
  languageOf,
  list,
  pageUrl,
  record,
  repositoryOf,
  text,
} from "../values.ts";

/** `hugo.toml`, also as YAML or JSON: https://gohugo.io/configuration/ */
export const readHugo: Reader = ({folder, file, files}) => {
  const source = readText(file, files);
  const config = record(file.endsWith(".toml") ? parseToml(source) : parseYaml(source, {logLevel: "silent"}));
  const params = record(config.params);
  const languages = record(config.languages);
  const first = text(config.defaultContentLanguage) ?? "en";
  const {[first]: own, ...others} = languages;
  const ownDir = text(record(own).contentDir);
  const all = join(folder, text(config.contentDir) ?? "content");
  const content =
    ownDir !== undefined ? join(folder, ownDir) : existsSync(join(all, first)) ? join(all, first) : all;
  const address = text(config.baseURL);
  const repo = text(params.github_repo) ?? text(params.BookRepo);
  const branch = text(params.github_branch) ?? "main";
  return defined({
    content,
    title: text(record(own).title) ?? text(config.title),
    description: text(params.description),
    lang:
      (Object.keys(others).length === 0 ? languageOf(config.languageCode) : undefined) ?? languageOf(first),
    locales: localesOf(
      {lang: languageOf(first) ?? "en", label: record(own).languageName ?? record(own).label},
      foldersBelow(all, others).map(found => ({
        ...found,
        folder: join(folder, text(record(found.value).contentDir) ?? `content/${found.key}`),
        label: record(found.value).languageName ?? record(found.value).label,
        isUsual: false,
      })),
    ),
    base: address && isForeign(address) ? undefined : baseOf(address),
    site: address && /^https?:/.test(address) ? address : undefined,
    repository: repo ? repositoryOf(`${repo.replace(/\/$/, "")}/edit/${branch}/content`) : undefined,
    public: [join(folder, "static")],
    navigation: navigationOf(record(config.menu).main ?? record(config.menus).main),
    variables: {...params, params},
  });
};

function navigationOf(menu: unknown) {
  const entries = list(menu).flatMap(entry => {
    const {name, url, pageRef} = record(entry);
    const [title, link] = [text(name), text(url) ?? text(pageRef)];
    if (title === undefined || link === undefined) return [];
    return [{title, url: isForeign(link) ? link : pageUrl(link)}];
  });
  return entries.length > 0 ? entries : undefined;
}

import {existsSync} from "node:fs";
import {join} from "node:path";
import {parse} from "yaml";
import {readText} from "../read-file.ts";
import type {Reader} from "../reader.ts";
import {baseOf, defined, isForeign, languageOf, list, record, text} from "../values.ts";

/** Keys of `_config.yml` that are about the build and no values for pages. */
const BUILD =
  /^(?:plugins|gems|exclude|include|defaults|collections|sass|kramdown|markdown|keep_files|whitelist)$/;

/** `_config.yml`: https://jekyllrb.com/docs/configuration/options/; the folders of collections are sections. */
export const readJekyll: Reader = ({folder, file, files}) => {
  const config = record(parse(readText(file, files), {logLevel: "silent"}));
  const content = join(folder, text(config.source) ?? ".");
  const collections = Array.isArray(config.collections)
    ? list(config.collections).filter((name): name is string => typeof name === "string")
    : Object.keys(record(config.collections));
  const base = join(content, text(config.collections_dir) ?? ".");
  const folders = Object.fromEntries(
    collections
      .filter(name => name !== "posts" && /^[\w-]+$/.test(name) && existsSync(join(base, `_${name}`)))
      .map(name => [name, join(base, `_${name}`)]),
  );
  const site = Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD.test(key)));
  const url = text(config.url);
  // Addresses of the site itself are relative to its root, below whatever path that is.
  if (text(config.baseurl)) Object.assign(site, {baseurl: "", url: `${url ?? ""}${text(config.baseurl)}`});
  return defined({
    content,
    folders: Object.keys(folders).length > 0 ? folders : undefined,
    // Layouts, included files and data; what the tool leaves out itself.
    exclude: [
      ...["_includes/**", "_layouts/**", "_data/**", "_site/**", "_sass/**", "vendor/**", "node_modules/**"],
      ...Object.keys(folders).map(name => `_${name}/**`),
      ...list(config.exclude).filter(
        (path): path is string => typeof path === "string" && !path.startsWith("/"),
      ),
    ],
    title: text(config.title) ?? text(config.name),
    description: text(config.description),
    lang: languageOf(config.lang) ?? languageOf(config.locale),
    base: baseOf(config.baseurl),
    site: url && isForeign(url) ? url : undefined,
    variables: {site},
  });
};

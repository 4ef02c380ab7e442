import {dirname, join} from "node:path";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checked, checkedRecord, type Shape} from "../toolkit/static-config/shape.ts";
import {list, record, text} from "../toolkit/static-config/values.ts";
import {globFilter} from "./glob.ts";
import {ENDING} from "./page-names.ts";
import type {TocEntry, Toctree} from "./toctree.ts";

/** File name of the table of contents of Jupyter Book and `sphinx-external-toc`. */
export const TOC = "_toc.yml";

/** Types of the values in `_config.yml` that are read. */
const CONFIG: Shape = {
  ...{title: "string", logo: "string", exclude_patterns: ["string"]},
  html: {favicon: "string", baseurl: "string"},
  repository: {url: "string", branch: "string", path_to_book: "string"},
  parse: {myst_substitutions: "object"},
  sphinx: {
    extra_extensions: ["string"],
    config: {intersphinx_mapping: "object", html_theme_options: "object", language: "string"},
  },
};

/** Types of the entries of `_toc.yml`, which are nested. */
const ENTRY: Record<string, Shape> = {
  ...{root: "string", file: "string", url: "string", glob: "string"},
  ...{title: "string", caption: "string", part: "string"},
};
for (const key of ["parts", "subtrees", "chapters", "sections", "entries"]) ENTRY[key] = [ENTRY];

/** Root page of a book, and the toctrees of each page in its table of contents. */
export interface BookToc {
  root: string | undefined;
  trees: ReadonlyMap<string, readonly Toctree[]>;
}

/**
 * Reads `_config.yml` as the values that the generated `conf.py` would assign:
 * https://jupyterbook.org/en/stable/customize/config.html
 */
export function bookConfig(toc: string, files: SettingsFiles): Record<string, unknown> {
  const file = join(dirname(toc), "_config.yml");
  const config = checkedRecord(readYaml(file, files), CONFIG, file, files);
  const [html, repository, sphinx] = [config.html, config.repository, config.sphinx].map(record);
  const own = record(sphinx?.config);
  return {
    html_title: config.title,
    html_logo: config.logo,
    html_favicon: html?.favicon,
    html_baseurl: html?.baseurl,
    exclude_patterns: config.exclude_patterns,
    myst_substitutions: record(config.parse).myst_substitutions,
    ...own,
    extensions: [
      ...list(sphinx?.extra_extensions),
      ...(own.intersphinx_mapping === undefined ? [] : ["sphinx.ext.intersphinx"]),
    ],
    html_theme_options: {
      repository_url: repository?.url,
      repository_branch: repository?.branch,
      path_to_docs: repository?.path_to_book,
      ...record(own.html_theme_options),
    },
  };
}

/**
 * Reads `_toc.yml`: https://sphinx-external-toc.readthedocs.io/en/latest/user_guide/sphinx.html. Older books
 * list pages without a root.
 *
 * @param names pages below the content folder, without extensions
 */
export function readToc(file: string, names: readonly string[], files: SettingsFiles): BookToc {
  const written = readYaml(file, files);
  const value = checked(written, Array.isArray(written) ? [ENTRY] : ENTRY, file, files);
  const trees = new Map<string, Toctree[]>();
  /** Pages that no pattern has listed. */
  const rest = new Set(names);
  const entriesOf = (items: unknown): TocEntry[] => list(items).flatMap(item => entryOf(record(item)));
  const entryOf = (item: Record<string, unknown>): TocEntry[] => {
    const [page, link, glob] = [pageOf(item.file), text(item.url), text(item.glob)];
    const title = text(item.title);
    const named = title === undefined ? {} : {title};
    if (glob !== undefined) {
      const found = [...rest].filter(globFilter(glob));
      for (const name of found) rest.delete(name);
      return found.map(name => ({page: name}));
    }
    if (link !== undefined) return [{...named, link}];
    if (page === undefined) return [];
    addTrees(page, item);
    return [{...named, page}];
  };
  const addTrees = (page: string, item: Record<string, unknown>): void => {
    const groups = list(item.parts ?? item.subtrees).map(record);
    const own = [...groups, ...(groups.length > 0 ? [] : [{...item, caption: undefined}])].map(
      (group): Toctree => {
        const caption = text(group.caption) ?? text(group.part);
        const entries = entriesOf(group.chapters ?? group.sections ?? group.entries);
        return {hidden: true, entries, ...(caption === undefined ? {} : {caption})};
      },
    );
    if (own.some(({entries}) => entries.length > 0)) trees.set(page, own);
  };
  if (!Array.isArray(value)) {
    const root = pageOf(record(value).root);
    if (root !== undefined) addTrees(root, record(value));
    return {root, trees};
  }
  const [first, ...others] = value.map(record);
  const root = pageOf(first?.file);
  if (root === undefined) return {root, trees};
  const isParted = others.some(({part}) => part !== undefined);
  addTrees(
    root,
    isParted ? {parts: others} : {chapters: [...list(first?.chapters ?? first?.sections), ...others]},
  );
  return {root, trees};
}

const pageOf = (value: unknown): string | undefined =>
  text(value)
    ?.replace(/^\.?\//, "")
    .replace(ENDING, "");

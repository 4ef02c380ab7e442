import {basename, dirname, join} from "node:path";
import {firstHeadingText} from "#core/parse/blocks/heading-lines.ts";
import type {ConfigInput} from "#schemas/config.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {cutMenu, MAX_LEVELS, reportCycle} from "../toolkit/settings/menu-limits.ts";
import {filesBelow} from "../toolkit/settings/page-files.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {readPage, readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {
  defined,
  isForeign,
  languageOf,
  list,
  pageUrl,
  record,
  repositoryOf,
  text,
} from "../toolkit/static-config/values.ts";
import {bookConfig, readToc, TOC} from "./jupyter-book.ts";
import {markdownOf} from "./notebook.ts";
import {ENDING, withoutEnding} from "./page-names.ts";
import {pythonAssignments} from "./python.ts";
import {pythonFault} from "./python-fault.ts";
import {restructuredTitle, restructuredToctrees, type TocEntry, type Toctree, toctreesOf} from "./toctree.ts";

/** Types of the settings that are read. */
const SHAPE = {
  ...{project: "string", html_title: "string", language: "string", html_baseurl: "string"},
  external_toc_path: "string",
  ...{html_logo: "string", html_favicon: "string", root_doc: "string", master_doc: "string"},
  exclude_patterns: "list",
  extensions: ["string"],
  html_theme_options: "object",
  rediraffe_redirects: "object|string",
  redirects: "object",
  myst_substitutions: "object",
} as const;

/**
 * Reads `conf.py`, or `_config.yml` and `_toc.yml` of Jupyter Book:
 * https://www.sphinx-doc.org/en/master/usage/configuration.html and https://myst-parser.readthedocs.io
 */
export const settings: ReadSettings = ({file, files, left}) => {
  const folder = dirname(file);
  const isBook = basename(file) === TOC;
  const config = isBook
    ? bookConfig(file, files)
    : checkedRecord(readConfig(file, files), SHAPE, file, files);
  const options = record(config.html_theme_options);
  const excluded = [...list(config.exclude_patterns).map(String), "_build", "_templates", "**/.venv"];
  const found = filesBelow(
    folder,
    "",
    name => ENDING.test(name),
    name => !/^[_.]|^node_modules$/.test(name),
    files,
  );
  const extensions = list(config.extensions).map(String);
  const unread = [".rst", ...unreadNotebooks(config, extensions, isBook)];
  const isRead = (path: string): boolean => !unread.some(ending => path.endsWith(ending));
  const rst = found.filter(({path}) => path.endsWith(".rst"));
  if (rst.length > 0)
    left.push(
      `${rst.length === 1 ? "1 page" : `${rst.length} pages`} in reStructuredText, which ${rst.length === 1 ? "is" : "are"} not read`,
    );
  const pages = new Map(found.map(({path, file: page}) => [withoutEnding(path), page]));
  const others = found.filter(({path}) => !isRead(path)).map(({path}) => pageUrl(withoutEnding(path)));
  const known = [
    ...others,
    ...generatedFolders(config),
    ...(isBook ? [] : writtenPages(readPage(file, files))),
  ];
  const documentsCode = extensions.some(name => /\bauto(?:doc2?|api|summary)\b/.test(name));
  if (documentsCode) left.push("pages and links of objects that are documented in source code");
  if (extensions.includes("sphinx.ext.intersphinx")) left.push("links to objects of other projects");
  const names = [...pages.keys()].sort();
  const toc = isBook ? file : join(folder, text(config.external_toc_path) ?? TOC);
  const book = isBook || extensions.includes("sphinx_external_toc") ? readToc(toc, names, files) : null;
  if (book && book.root === undefined)
    files.report({
      file: toc,
      code: "tool-settings",
      message: "the table of contents of the book has no root page",
    });
  const root = book?.root ?? text(config.root_doc) ?? text(config.master_doc) ?? "index";
  const textOf = (page: string): string => {
    const path = pages.get(page) ?? "";
    return markdownOf(path, readPage(path, files));
  };
  const treesOf = book
    ? (page: string): readonly Toctree[] => book.trees.get(page) ?? []
    : (page: string): readonly Toctree[] =>
        (pages.get(page)?.endsWith(".rst") ? restructuredToctrees : toctreesOf)(textOf(page), page, names);
  const sidebar = sidebarOf(root, pages, {treesOf, isRead, textOf}, book ? toc : file, files);
  return defined({
    content: folder,
    title: text(config.html_title) ?? text(config.project),
    lang: languageOf(config.language),
    site: text(config.html_baseurl),
    logo: text(config.html_logo) ?? text(options.logo_light ?? options.light_logo),
    icon: text(config.html_favicon),
    repository: repository(config, options),
    exclude: [
      ...excluded.flatMap(pattern => [pattern, `${pattern.replace(/\/$/, "")}/**`]),
      ...unread.map(ending => `**/*${ending}`),
    ],
    sidebar,
    // Pages include code from above the folder of the documentation, which may be the whole project here.
    rules: {"import-outside": "warning"},
    redirects: listedRedirects(
      Object.entries({...record(config.rediraffe_redirects), ...record(config.redirects)}).map(
        ([from, to]) => ({
          from: pageUrl(withoutEnding(from)),
          to: typeof to === "string" && !isForeign(to) ? pageUrl(withoutEnding(to)) : to,
        }),
      ),
    ),
    known: known.length > 0 ? known.sort() : undefined,
    variables: {
      ...record(config.myst_substitutions),
      ...(config.myst_url_schemes === undefined ? {} : {myst_url_schemes: record(config.myst_url_schemes)}),
      ...(extensions.includes("sphinx.ext.intersphinx") ? {intersphinx_mapping: true} : {}),
      ...(documentsCode ? {autodoc: true} : {}),
      ...(others.length > 0 ? {unread_pages: true} : {}),
    },
  });
};

/** Returns the endings of notebooks that the project does not publish: https://myst-nb.readthedocs.io */
function unreadNotebooks(
  config: Record<string, unknown>,
  extensions: readonly string[],
  isBook: boolean,
): string[] {
  const isNotebook = isBook || extensions.some(name => /^(?:myst_nb|nbsphinx|jupyter_book)$/.test(name));
  const isChunked = ".Rmd" in record(config.nb_custom_formats);
  return [...(isNotebook ? [] : [".ipynb"]), ...(isChunked ? [] : [".Rmd"])];
}

/** Reads `conf.py` without executing it, and reports invalid Python. */
function readConfig(file: string, files: SettingsFiles): Record<string, unknown> {
  const source = readText(file, files);
  const fault = pythonFault(source);
  if (fault) {
    const message = `the settings in this file can't be read: ${fault.message}`;
    files.report({...fault, file, code: "tool-settings", message});
  }
  return pythonAssignments(source);
}

/** Returns the URLs of pages that `conf.py` writes, which a checkout may lack. */
const writtenPages = (source: string): string[] =>
  [...source.matchAll(/\bopen\(\s*["']([\w./-]+)["'],\s*["']w/g)].flatMap(([, path = ""]) =>
    ENDING.test(path) ? [pageUrl(withoutEnding(path))] : [],
  );

/** Returns the folders of pages that extensions generate from source code. */
function generatedFolders(config: Record<string, unknown>): string[] {
  const extensions = list(config.extensions).map(String);
  const folders: [extension: string, folder: string][] = [
    ["autodoc2", text(config.autodoc2_output_dir) ?? "apidocs"],
    ["autoapi.extension", text(config.autoapi_root) ?? "autoapi"],
    ["sphinx.ext.autosummary", "_autosummary"],
  ];
  return [
    ...folders.filter(([extension]) => extensions.includes(extension)).map(([, folder]) => pageUrl(folder)),
    "/genindex/",
    "/modindex/",
    "/py-modindex/",
    "/search/",
    // Downloads, and other services of Read the Docs.
    "/_/*",
  ];
}

/** Returns the repository and page folder, as configured for the usual themes. */
function repository(
  config: Record<string, unknown>,
  options: Record<string, unknown>,
): ConfigInput["repository"] {
  const context = record(config.html_context);
  const [user, name] = [text(context.github_user), text(context.github_repo)];
  const url = text(options.repository_url) ?? text(options.source_repository);
  const base = url ?? (user && name ? `https://github.com/${user}/${name}` : undefined);
  const branch =
    text(options.repository_branch) ?? text(options.source_branch) ?? text(context.github_version) ?? "main";
  const folder =
    text(options.path_to_docs) ??
    text(options.source_directory) ??
    text(context.doc_path) ??
    text(context.conf_py_path) ??
    "";
  return repositoryOf(base && `${base.replace(/\/$/, "")}/edit/${branch}/${folder.replace(/^\//, "")}`);
}

/** Functions that read what the menu needs from a page, given its name. */
interface PageReaders {
  treesOf: (page: string) => readonly Toctree[];
  textOf: (page: string) => string;
  /** Reports whether pages of a file's kind are read. */
  isRead: (file: string) => boolean;
}

/** Returns the entries of the toctrees, from the root page down; captions become groups. */
function sidebarOf(
  root: string,
  pages: ReadonlyMap<string, string>,
  {treesOf, isRead, textOf}: PageReaders,
  file: string,
  files: SettingsFiles,
): ConfigInput["sidebar"] {
  const seen = new Set([root]);
  /** Returns the entries below a page. `within` contains the page and its ancestors. */
  const below = (page: string, within: readonly string[]): SidebarItem[] => {
    if (within.length > MAX_LEVELS) return cutMenu(`${MAX_LEVELS} levels`, pages.get(page) ?? file, files);
    return treesOf(page).flatMap(({caption, entries}) => {
      const items = entries.flatMap(entry => itemOf(entry, within));
      return caption === undefined || items.length === 0 ? items : [{title: caption, items}];
    });
  };
  const itemOf = ({title, page, link, isSelf}: TocEntry, within: readonly string[]): SidebarItem[] => {
    if (link !== undefined) return title === undefined ? [] : [{link, title}];
    if (page !== undefined && within.includes(page) && !isSelf)
      reportCycle(`the table of contents of "${page}"`, pages.get(within.at(-1) ?? "") ?? file, files);
    const path = pages.get(page ?? "");
    if (page === undefined || path === undefined || seen.has(page)) return [];
    seen.add(page);
    const url = pageUrl(page);
    const items = below(page, [...within, page]);
    const titleOf = path.endsWith(".rst") ? restructuredTitle : firstHeadingText;
    const name = title ?? (items.length > 0 ? titleOf(textOf(page)) : undefined);
    if (!isRead(path)) return items.length > 0 ? [{title: name ?? page, items}] : [];
    if (items.length > 0) return [{title: name ?? page, page: url, items}];
    return [name === undefined ? url : {page: url, title: name}];
  };
  const items = below(root, [root]);
  const first = isRead(pages.get(root) ?? "") ? [pageUrl(root)] : [];
  return items.length > 0 ? [...first, ...items] : undefined;
}

import {existsSync, opendirSync, realpathSync, statSync} from "node:fs";
import {basename, join} from "node:path";
import {diagnostic, fatal} from "#cli/report/diagnostic.ts";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {pathWithin} from "#schemas/rules/disk-path.ts";
import type {PageLists} from "#schemas/settings/page-lists.ts";
import type {Dialect} from "../model/dialect.ts";
import type {ContentLayer} from "../model/edition.ts";
import type {SourceFile} from "../model/source-file.ts";
import {blogIndexes} from "./blog-lists.ts";
import {withoutImportedParts} from "./imported-parts.ts";
import {listPages} from "./list-pages.ts";
import {withDialectUrls} from "./urls/dialect-urls.ts";
import {withoutDuplicates} from "./urls/duplicate-urls.ts";
import {publishable} from "./urls/publishable-urls.ts";
import {rewriter} from "./urls/rewrites.ts";
import {pageName, pageUrl} from "./urls/url.ts";
import {withoutSuffix} from "./urls/without-suffix.ts";
import {linkLimit, type WalkedFile, walk} from "./walk.ts";

/** Files of a project: pages in code-point order of their URLs, and all other files that links may refer to. */
export interface Discovery {
  pages: SourceFile[];
  /** Path on disk by content path, for other files in the content folder. */
  files: Map<string, string>;
  /** Current URL by the old URLs that pages list in front matter. */
  moves: Record<string, string>;
  /** Number of files excluded because of their URL. */
  duplicates: number;
  /** URL of the page that was kept, by content path of a file that has the same URL. */
  others: ReadonlyMap<string, string>;
  diagnostics: Diagnostic[];
}

/**
 * Finds the pages of the content folder and of the folder with fetched READMEs.
 *
 * Throws `content-missing` or `content-unreadable`. Reports `content-empty`, `file-extension`, `page-dynamic`, the codes of
 * `walk`, and `url-duplicate`, `url-reserved` and `url-character`, whose files are excluded.
 */
export function discover(options: {
  root: string;
  layers: readonly ContentLayer[];
  external: string;
  urls: Dialect["urls"];
  /** Path patterns and their replacements. */
  rewrites?: Readonly<Record<string, string>>;
  /** Pages to generate. */
  lists?: PageLists;
  /** URLs of other editions, which pages must not be below. */
  taken?: readonly string[];
}): Discovery {
  const {external, layers} = options;
  const rewrites = rewriter(options.rewrites ?? {});
  const diagnostics: Diagnostic[] = [];
  const files = new Map<string, string>();
  const candidates: SourceFile[] = [];
  const moves: Record<string, string> = {};
  for (const layer of layers) {
    const rewrite = (page: SourceFile): SourceFile =>
      rewritten(page, path => rewrites(withoutSuffix(path, layer.suffix)));
    const found = walkLayer(layer, options.root, options.urls);
    const known = new Set(layer.fallback === undefined ? [] : candidates.map(({url}) => url.toLowerCase()));
    const isMain = layer.prefix === layers[0]?.prefix;
    const marked = isMain ? found.pages.map(markNotFound) : found.pages;
    const own = withoutParts(withoutImportedParts(marked).map(rewrite), options.urls);
    const pages = inLayer(withDialectUrls(own, options.urls, layer, moves), layer).map(withFileUrl);
    for (const page of pages) if (!known.has(page.url.toLowerCase())) candidates.push(page);
    for (const [path, file] of found.files)
      if (!files.has(layer.prefix + path)) files.set(layer.prefix + path, file);
    // Problems of fallback pages are reported in the edition they belong to.
    if (layer.fallback === undefined) for (const finding of found.diagnostics) diagnostics.push(finding);
  }
  const content = projectPath(options.root, layers[0]?.folder ?? options.root);
  const place = {root: options.root, content, pages: candidates, moves};
  const lists = {...blogIndexes(candidates), ...options.lists};
  for (const page of listPages(lists, place)) candidates.push(page);
  if (existsSync(external)) {
    const fetched = walk(external, realpathSync(external), [], projectPath(options.root, external));
    for (const finding of fetched.diagnostics) diagnostics.push(finding);
    for (const found of fetched.files) {
      if (/\.mdx?$/.test(found.contentPath))
        candidates.push(sourceFile(found, projectPath(options.root, external), true));
    }
  }
  if (candidates.length === 0) {
    const label = projectPath(options.root, layers[0]?.folder ?? options.root);
    const message = `there is no .md or .mdx file in ${label || "the folder"}`;
    const others = [...files.keys()].filter(name => /\.(?:rst|adoc|asciidoc)$/i.test(name));
    diagnostics.push(
      others.length === 0
        ? diagnostic("content-empty", message)
        : diagnostic("content-empty", `${message}, but ${others.length} in an unsupported markup language`, {
            hint: `Convert files such as \`${others[0]}\` to Markdown.`,
          }),
    );
  }
  const own = withoutDuplicates(candidates, diagnostics);
  const pages = publishable(own.pages, files, diagnostics, options.taken);
  for (const {url} of pages) delete moves[url];
  const duplicates = candidates.length - pages.length;
  return {pages, files, moves, duplicates, others: own.others, diagnostics};
}

/** Markdown extensions of other tools and code hosts. Page files must end in lowercase `.md` or `.mdx`. */
const LIKE_PAGES = /\.(?:mdx?|markdown|mdown|mdwn|mkdn?|mdtxt|mdtext)$/i;

function misnamed(contentPath: string, label: string): Diagnostic[] {
  const ending = LIKE_PAGES.exec(contentPath)?.[0];
  if (ending === undefined) return [];
  const hint = `Name it \`${contentPath.slice(contentPath.lastIndexOf("/") + 1, -ending.length)}${ending.toLowerCase() === ".mdx" ? ".mdx" : ".md"}\`.`;
  return [
    diagnostic("file-extension", `\`${ending}\` files are not pages`, {
      file: labelled(contentPath, label),
      hint,
    }),
  ];
}

const labelled = (contentPath: string, label: string): string =>
  label === "" ? contentPath : `${label}/${contentPath}`;

/** Lists the pages and other files of a content layer. Throws `content-missing` or `content-unreadable`. */
function walkLayer(
  {folder, include, exclude, isOptional}: ContentLayer,
  root: string,
  {endings = [], assetFolders, templates}: Dialect["urls"],
): {pages: SourceFile[]; files: Map<string, string>; diagnostics: Diagnostic[]} {
  if (isOptional && !existsSync(folder)) return {pages: [], files: new Map(), diagnostics: []};
  let realRoot: string;
  try {
    realRoot = realpathSync(root);
    if (!statSync(folder).isDirectory()) throw new Error("not a folder");
  } catch {
    throw fatal("content-missing", `there is no content folder at ${folder}`);
  }
  try {
    opendirSync(folder).closeSync();
  } catch {
    throw fatal("content-unreadable", `the content folder ${folder} can't be read`);
  }
  const label = projectPath(root, folder);
  const limit = linkLimit(folder, realRoot);
  const {files, diagnostics} = walk(folder, limit, exclude, label, include);
  const found = withoutOutputs(files);
  for (const hidden of assetFolders?.(folder) ?? [])
    for (const file of walk(join(folder, hidden), limit, [], `${label}/${hidden}`).files)
      found.push({...file, contentPath: `${hidden}/${file.contentPath}`});
  const isPage = ({contentPath}: WalkedFile): boolean =>
    /\.mdx?$/.test(contentPath) || endings.some(ending => contentPath.endsWith(`.${ending}`));
  const others = found.filter(file => !isPage(file));
  const made = templates?.(found.map(({contentPath}) => contentPath)) ?? new Set<string>();
  return {
    pages: found
      .filter(file => isPage(file) && !made.has(file.contentPath))
      .map(file => sourceFile(file, label, false)),
    files: new Map(others.map(({contentPath, file}) => [contentPath, file])),
    diagnostics: [
      ...diagnostics,
      ...others.flatMap(({contentPath}) => misnamed(contentPath, label)),
      ...[...made].map(contentPath => templateSkipped(contentPath, labelled(contentPath, label))),
    ],
  };
}

/** Creates the diagnostic of a template, whose pages are skipped (`page-dynamic`). */
function templateSkipped(contentPath: string, file: string): Diagnostic {
  const program = contentPath.slice(contentPath.lastIndexOf("/") + 1).replace(/\.mdx?$/, ".paths");
  return diagnostic("page-dynamic", `pages that \`${program}\` generates from this file are omitted`, {file});
}

/** Excludes files of build outputs anywhere in the content folder, whose Markdown copies are not pages. */
function withoutOutputs(files: WalkedFile[]): WalkedFile[] {
  const paths = new Set(files.map(({contentPath}) => contentPath));
  const outputs = files.flatMap(({contentPath}) => {
    const folder = /^(.+\/)data\/manifest\.json$/.exec(contentPath)?.[1];
    return folder !== undefined && paths.has(`${folder}data/page-index.json`) ? [folder] : [];
  });
  return outputs.length === 0
    ? files
    : files.filter(({contentPath}) => !outputs.some(folder => contentPath.startsWith(folder)));
}

/** Excludes partials, in tools that recognize them by name. */
const withoutParts = (pages: SourceFile[], {parts}: Dialect["urls"]): SourceFile[] =>
  parts ? pages.filter(({contentPath}) => !/(?:^|\/)_/.test(contentPath)) : pages;

/** Applies the prefix of a content layer to its pages. */
function inLayer(pages: SourceFile[], {prefix, fallback}: ContentLayer): SourceFile[] {
  if (prefix === "" && fallback === undefined) return pages;
  return pages.map(page => ({
    ...page,
    contentPath: prefix + page.contentPath,
    ...(page.treePath === undefined ? {} : {treePath: prefix + page.treePath}),
    section: prefix === "" ? page.section : (prefix.split("/")[0] ?? ""),
    ...(fallback === undefined ? {} : {fallback}),
  }));
}

/** Returns the POSIX path relative to the project root, or the folder name if the folder is outside it. */
export function projectPath(root: string, folder: string): string {
  return (pathWithin(root, folder) ?? basename(folder)).normalize("NFC");
}

/** Creates the source file of a page, whose content path always ends in `.md` or `.mdx`. */
function sourceFile(found: WalkedFile, label: string, external: boolean): SourceFile {
  const {file} = found;
  const contentPath = found.contentPath.replace(/\.(?!mdx?$)\w+$/, ".md");
  const slash = contentPath.indexOf("/");
  return {
    path: label === "" ? found.contentPath : `${label}/${found.contentPath}`,
    contentPath,
    file,
    name: pageName(contentPath.slice(contentPath.lastIndexOf("/") + 1)),
    extension: contentPath.endsWith(".mdx") ? ".mdx" : ".md",
    url: pageUrl(contentPath),
    section: slash === -1 ? ROOT_SECTION : contentPath.slice(0, slash),
    external,
  };
}

/** Marks the page for unknown URLs: `404.md` right in the content folder. */
const markNotFound = (page: SourceFile): SourceFile =>
  /^404\.mdx?$/.test(page.contentPath) ? {...page, isNotFound: true} : page;

/**
 * Gives the page for unknown URLs the URL of its file, regardless of its front matter, because it has no separate
 * document.
 */
const withFileUrl = (page: SourceFile): SourceFile =>
  page.isNotFound ? {...page, url: pageUrl(page.contentPath)} : page;

/** Applies a rewrite to the content path of a page. */
function rewritten(page: SourceFile, rewrite: (contentPath: string) => string): SourceFile {
  const contentPath = rewrite(page.contentPath);
  if (contentPath === page.contentPath || !/\.mdx?$/.test(contentPath)) return page;
  const {name, url, section} = sourceFile({contentPath, file: page.file}, "", false);
  return {...page, contentPath, name, url, section};
}

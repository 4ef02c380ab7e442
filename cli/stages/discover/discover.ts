import {existsSync, opendirSync, realpathSync, statSync} from "node:fs";
import {basename, relative, sep} from "node:path";
import {ROOT_SECTION} from "../../../schemas/artifact-paths.ts";
import type {Diagnostic} from "../../../schemas/diagnostic.ts";
import type {Dialect} from "../../model/dialect.ts";
import type {SourceFile} from "../../model/source-file.ts";
import {diagnostic, fatal} from "../../report/diagnostic.ts";
import {withDialectUrls} from "./dialect-urls.ts";
import {publishable} from "./publishable.ts";
import {pageName, pageUrl} from "./url.ts";
import {type WalkedFile, walk} from "./walk.ts";

/** Files of a project: pages in code-point order of their urls' paths, and everything else that links may name. */
export interface Discovery {
  pages: SourceFile[];
  /** Other files below the content folder: content path → path on disk. */
  files: Map<string, string>;
  /** Files left out because their url is not theirs alone. */
  duplicates: number;
  diagnostics: Diagnostic[];
}

/**
 * Finds the pages of the content folder and of the folder with fetched READMEs.
 *
 * Throws `content-missing` or `content-unreadable`; reports `content-empty`, what a walk reports, `file-extension`, and
 * `url-duplicate`, `url-reserved` and `url-character` (none of the files is taken).
 */
export function discover(options: {
  root: string;
  content: string;
  external: string;
  include?: readonly string[] | undefined;
  exclude: readonly string[];
  urls: Dialect["urls"];
}): Discovery {
  const {content, external} = options;
  let realRoot: string;
  try {
    realRoot = realpathSync(options.root);
    if (!statSync(content).isDirectory()) throw new Error("not a folder");
  } catch {
    throw fatal("content-missing", `there is no content folder at ${content}`);
  }
  try {
    opendirSync(content).closeSync();
  } catch {
    throw fatal("content-unreadable", `the content folder ${content} can't be read`);
  }
  const label = projectPath(options.root, content);
  // A content folder that is itself a link is the project's own choice: links may lead anywhere below its target.
  const limit = realpathSync(content).startsWith(realRoot + sep) ? realRoot : realpathSync(content);
  const own = walk(content, limit, options.exclude, label, options.include);
  const diagnostics = own.diagnostics;
  const files = new Map<string, string>();
  const ownPages: SourceFile[] = [];
  for (const found of own.files) {
    if (/\.mdx?$/.test(found.contentPath)) ownPages.push(sourceFile(found, label, false));
    else {
      files.set(found.contentPath, found.file);
      diagnostics.push(...misnamed(found.contentPath, label));
    }
  }
  const candidates = withDialectUrls(ownPages, options.urls);
  if (existsSync(external)) {
    const fetched = walk(external, realpathSync(external), [], projectPath(options.root, external));
    diagnostics.push(...fetched.diagnostics);
    for (const found of fetched.files) {
      if (/\.mdx?$/.test(found.contentPath))
        candidates.push(sourceFile(found, projectPath(options.root, external), true));
    }
  }
  if (candidates.length === 0)
    diagnostics.push(diagnostic("content-empty", `there is no .md or .mdx file in ${label || "the folder"}`));
  const pages = publishable(withoutDuplicates(candidates, diagnostics), files.keys(), diagnostics);
  return {pages, files, duplicates: candidates.length - pages.length, diagnostics};
}

/** Endings by which other tools and code hosts know Markdown; ours count in small letters only. */
const LIKE_PAGES = /\.(?:mdx?|markdown|mdown|mdwn|mkdn?|mdtxt|mdtext)$/i;

function misnamed(contentPath: string, label: string): Diagnostic[] {
  const ending = LIKE_PAGES.exec(contentPath)?.[0];
  if (ending === undefined) return [];
  const hint = `Name it \`${contentPath.slice(contentPath.lastIndexOf("/") + 1, -ending.length)}${ending.toLowerCase() === ".mdx" ? ".mdx" : ".md"}\`.`;
  const file = label === "" ? contentPath : `${label}/${contentPath}`;
  return [diagnostic("file-extension", `\`${ending}\` files are no pages`, {file, hint})];
}

/** POSIX path relative to the project root; for a folder outside it, the folder's own name. */
export function projectPath(root: string, folder: string): string {
  const path = relative(root, folder).split(sep).join("/").normalize("NFC");
  return path === ".." || path.startsWith("../") ? basename(folder).normalize("NFC") : path;
}

function sourceFile({contentPath, file}: WalkedFile, label: string, external: boolean): SourceFile {
  const slash = contentPath.indexOf("/");
  return {
    path: label === "" ? contentPath : `${label}/${contentPath}`,
    contentPath,
    file,
    name: pageName(contentPath.slice(contentPath.lastIndexOf("/") + 1)),
    extension: contentPath.endsWith(".mdx") ? ".mdx" : ".md",
    url: pageUrl(contentPath),
    section: slash === -1 ? ROOT_SECTION : contentPath.slice(0, slash),
    external,
  };
}

/** Keeps the files whose url is theirs alone (also by case); reports the others, one finding a url naming all files. */
function withoutDuplicates(candidates: SourceFile[], diagnostics: Diagnostic[]): SourceFile[] {
  const byUrl = new Map<string, SourceFile[]>();
  for (const page of candidates) {
    const key = page.url.toLowerCase();
    const duplicates = byUrl.get(key);
    if (duplicates) duplicates.push(page);
    else byUrl.set(key, [page]);
  }
  const kept: SourceFile[] = [];
  for (const duplicates of byUrl.values()) {
    const [first, ...others] = duplicates as [SourceFile, ...SourceFile[]];
    if (isReserved(first)) {
      const message = `${first.url} is the url of the printable page`;
      for (const page of duplicates) diagnostics.push(diagnostic("url-reserved", message, {file: page.path}));
      continue;
    }
    if (others.length === 0) {
      kept.push(first);
      continue;
    }
    const names = duplicates.map(page => page.path).join(", ");
    for (const page of duplicates) {
      diagnostics.push(
        diagnostic("url-duplicate", `${names} share the url ${first.url}`, {
          file: page.path,
          related: duplicates
            .filter(duplicate => duplicate !== page)
            .map(duplicate => ({file: duplicate.path, message: `also ${duplicate.url}`})),
        }),
      );
    }
  }
  return kept.sort((a, b) => (a.contentPath < b.contentPath ? -1 : a.contentPath > b.contentPath ? 1 : 0));
}

/** Printable pages are made by the tool: one a section, one for the top level. */
const isReserved = (page: SourceFile): boolean => /^(?:\/[^/]+)?\/printable\/$/.test(page.url.toLowerCase());

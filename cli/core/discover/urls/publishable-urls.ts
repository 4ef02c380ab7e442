import {diagnostic} from "#cli/report/diagnostic.ts";
import type {SourceFile} from "#core/model/source-file.ts";
import {isGeneratedPath, isSitePath, markdownPath, ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/**
 * Excludes pages that cannot be published. Reports `url-character` if the path contains `?`, `#`, `\`, `%2f` or `%5c`,
 * so that the URL would refer to another page. Reports `url-reserved` if the section is named `_root`, or if the page's
 * folder in the site or a folder above it has the path of a file: of the output, the site, or another page's Markdown
 * copy. If it has the path of another content file, such as `INSTALL` beside `INSTALL.md`, the page is kept, and the
 * file is removed from `files` and reported as a warning. Letter case is ignored, as on some disks. Pages with names
 * that Windows does not support are kept and reported (`name-portable`).
 *
 * @param files the other files in the content folder by path
 * @param editions paths of other languages and versions on the site
 */
export function publishable(
  pages: readonly SourceFile[],
  files: Map<string, unknown>,
  diagnostics: Diagnostic[],
  editions: readonly string[] = [],
): SourceFile[] {
  const taken = new Map<string, string>();
  for (const path of editions) taken.set(path.toLowerCase(), "another language or version");
  const content = new Map([...files.keys()].map(file => [file.toLowerCase(), file]));
  for (const {url, path} of pages) taken.set(markdownPath(url).toLowerCase(), `the Markdown copy of ${path}`);
  return pages.filter(page => {
    const fault = faultOf(page, taken);
    const finding = fault ?? notPortable(page);
    if (finding) diagnostics.push(finding);
    if (!fault) removeFiles(page, content, files, diagnostics);
    return !fault;
  });
}

/** Removes the content files that are in the way of a page's folder, and reports them as warnings. */
function removeFiles(
  {url, path}: SourceFile,
  content: ReadonlyMap<string, string>,
  files: Map<string, unknown>,
  diagnostics: Diagnostic[],
): void {
  for (const folder of foldersAbove(url.slice(1))) {
    const file = content.get(folder.toLowerCase());
    if (file === undefined || !files.delete(file)) continue;
    const message = `the file ${file} is not published, because the URL ${url} requires a folder with this name`;
    diagnostics.push({...diagnostic("url-reserved", message, {file: path}), severity: "warning"});
  }
}

/** Names that Windows rejects or changes (Microsoft, "Naming Files, Paths, and Namespaces"). */
const REFUSED = /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Reports a page whose file name or output folder Windows does not support (`name-portable`). */
function notPortable({url, path}: SourceFile): Diagnostic | undefined {
  const name = [...path.split("/"), ...url.split("/")].find(each => REFUSED.test(each));
  if (name === undefined) return undefined;
  return diagnostic("name-portable", `Windows does not allow the name \`${name}\``, {file: path});
}

function faultOf(
  {url, path, contentPath}: SourceFile,
  taken: ReadonlyMap<string, string>,
): Diagnostic | undefined {
  const character = /[?#\\]|%(?:2f|5c)/i.exec(url)?.[0];
  if (character !== undefined)
    return diagnostic("url-character", `the path contains \`${character}\``, {file: path});
  if (/\/\.{1,2}\/|\/\//.test(url))
    return diagnostic("url-character", `the URL ${url} has a segment that is empty or consists of dots`, {
      file: path,
    });
  const [section] = foldersAbove(contentPath);
  if (section?.toLowerCase() === ROOT_SECTION)
    return diagnostic(
      "url-reserved",
      `the folder name ${section} is reserved for the section of top-level pages`,
      {
        file: path,
        hint: "Rename the folder.",
      },
    );
  for (const folder of foldersAbove(url.slice(1))) {
    const owner = ownerOf(folder, taken);
    if (owner !== undefined && !isFrameOfOthers(folder, url))
      return diagnostic(
        "url-reserved",
        `the URL ${url} requires a folder ${folder}, but that is the path of ${owner}`,
        {
          file: path,
        },
      );
  }
  return undefined;
}

function ownerOf(folder: string, taken: ReadonlyMap<string, string>): string | undefined {
  const name = folder.toLowerCase();
  if (isGeneratedPath(name)) return "an output file";
  return isSitePath(name) ? "a file of the site itself" : taken.get(name);
}

/** Reports whether a folder is the site's app shell, which may have pages below it. */
const isFrameOfOthers = (folder: string, url: string): boolean =>
  folder.toLowerCase() === "app-shell" && url !== `/${folder}/`;

/** Lists the parent folders of a path: `a/b/c` → `a`, `a/b`. */
function* foldersAbove(path: string): Iterable<string> {
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) yield path.slice(0, at);
}

import {diagnostic} from "#cli/report/diagnostic.ts";
import {isGeneratedPath, isSitePath, markdownPath, ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SourceFile} from "../model/source-file.ts";

/**
 * Leaves out pages that can't be published beside the others. `url-character`: the path contains `?`, `#`, `\`, `%2f` or `%5c`, so the
 * URL would name another page. `url-reserved`: the section has the name of the plain top-level pages, or the folder of the
 * page in the site, or one above it, has the path of a file: of the output, of the site, of another page's Markdown
 * copy, or of a file beside the pages. Case alone makes no difference, as on some disks. Pages that only Windows cannot
 * have are kept and reported (`name-portable`).
 *
 * @param files paths of the other files of the content folder
 * @param editions paths of other languages and versions on the site
 */
export function publishable(
  pages: readonly SourceFile[],
  files: Iterable<string>,
  diagnostics: Diagnostic[],
  editions: readonly string[] = [],
): SourceFile[] {
  const taken = new Map<string, string>();
  for (const path of editions) taken.set(path.toLowerCase(), "another language or version");
  for (const file of files) taken.set(file.toLowerCase(), `the file ${file}`);
  for (const {url, path} of pages) taken.set(markdownPath(url).toLowerCase(), `the Markdown copy of ${path}`);
  return pages.filter(page => {
    const fault = faultOf(page, taken);
    const finding = fault ?? notPortable(page);
    if (finding) diagnostics.push(finding);
    return !fault;
  });
}

/** Names that Windows refuses or changes (Microsoft, "Naming Files, Paths, and Namespaces"). */
const REFUSED = /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Reports a page whose file, or whose folder in the site, Windows cannot have (`name-portable`). */
function notPortable({url, path}: SourceFile): Diagnostic | undefined {
  const name = [...path.split("/"), ...url.split("/")].find(each => REFUSED.test(each));
  if (name === undefined) return undefined;
  return diagnostic("name-portable", `Windows cannot have a file or folder named \`${name}\``, {file: path});
}

function faultOf(
  {url, path, contentPath}: SourceFile,
  taken: ReadonlyMap<string, string>,
): Diagnostic | undefined {
  const character = /[?#\\]|%(?:2f|5c)/i.exec(url)?.[0];
  if (character !== undefined)
    return diagnostic("url-character", `the path holds \`${character}\``, {file: path});
  if (/\/\.{1,2}\/|\/\//.test(url))
    return diagnostic("url-character", `the URL ${url} has a part that is empty or made of dots`, {
      file: path,
    });
  const [section] = foldersAbove(contentPath);
  if (section?.toLowerCase() === ROOT_SECTION)
    return diagnostic(
      "url-reserved",
      `the folder ${section} has the name of the section of top-level pages`,
      {
        file: path,
        hint: "Rename the folder.",
      },
    );
  for (const folder of foldersAbove(url.slice(1))) {
    const owner = ownerOf(folder, taken);
    if (owner !== undefined && !isFrameOfOthers(folder, url))
      return diagnostic("url-reserved", `the url ${url} needs a folder ${folder}, the path of ${owner}`, {
        file: path,
      });
  }
  return undefined;
}

function ownerOf(folder: string, taken: ReadonlyMap<string, string>): string | undefined {
  const name = folder.toLowerCase();
  if (isGeneratedPath(name)) return "a file of the output";
  return isSitePath(name) ? "a file of the site" : taken.get(name);
}

/** The frame of the site is a page itself: others may be below it. */
const isFrameOfOthers = (folder: string, url: string): boolean =>
  folder.toLowerCase() === "app-shell" && url !== `/${folder}/`;

/** `a/b/c` → `a`, `a/b`. */
function* foldersAbove(path: string): Iterable<string> {
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) yield path.slice(0, at);
}

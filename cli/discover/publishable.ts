import {isGeneratedPath, markdownPath, ROOT_SECTION} from "../../schemas/artifact-paths.ts";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {SourceFile} from "../pipeline/types.ts";
import {diagnostic} from "../report/diagnostic.ts";

/**
 * Leaves out pages that can't be published beside the others. `url-character`: the path holds `?` or `#`, so the url
 * would name another page. `url-reserved`: the section has the name of the plain top-level pages, or a folder that of
 * a file of the output.
 */
export function publishable(pages: readonly SourceFile[], diagnostics: Diagnostic[]): SourceFile[] {
  return pages.filter(page => {
    const fault = faultOf(page);
    if (fault) diagnostics.push(fault);
    return !fault;
  });
}

function faultOf({url, path}: SourceFile): Diagnostic | undefined {
  const character = /[?#]/.exec(url)?.[0];
  if (character !== undefined)
    return diagnostic("url-character", `the path holds \`${character}\``, {file: path});
  const folders = [...foldersAbove(markdownPath(url))];
  const taken = folders[0] === ROOT_SECTION ? ROOT_SECTION : folders.find(isGeneratedPath);
  if (taken === undefined) return undefined;
  return diagnostic("url-reserved", `the folder ${taken} has a name that the output needs`, {
    file: path,
    hint: "Rename the folder.",
  });
}

/** `a/b/c` → `a`, `a/b`. */
function* foldersAbove(path: string): Iterable<string> {
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) yield path.slice(0, at);
}

import {isGeneratedPath, markdownPath, ROOT_SECTION} from "../../../schemas/artifact-paths.ts";
import type {Diagnostic} from "../../../schemas/diagnostic.ts";
import type {SourceFile} from "../../model/source-file.ts";
import {diagnostic} from "../../report/diagnostic.ts";

/**
 * Leaves out pages that can't be published beside the others. `url-character`: the path holds `?` or `#`, so the url
 * would name another page. `url-reserved`: the section has the name of the plain top-level pages (by case alone
 * too, as some disks make no difference), or a folder that of a file of the output.
 */
export function publishable(pages: readonly SourceFile[], diagnostics: Diagnostic[]): SourceFile[] {
  return pages.filter(page => {
    const fault = faultOf(page);
    if (fault) diagnostics.push(fault);
    return !fault;
  });
}

function faultOf({url, path, contentPath}: SourceFile): Diagnostic | undefined {
  const character = /[?#]/.exec(url)?.[0];
  if (character !== undefined)
    return diagnostic("url-character", `the path holds \`${character}\``, {file: path});
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
  const taken = [...foldersAbove(markdownPath(url))].find(isGeneratedPath);
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

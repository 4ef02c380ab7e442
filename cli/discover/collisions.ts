import {markdownPath, pageDocumentPath, ROOT_SECTION} from "../../schemas/artifact-paths.ts";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {SourceFile} from "../pipeline/types.ts";
import {diagnostic} from "../report/diagnostic.ts";

/** Files that a page becomes, below the output folder. */
const artifactsOf = ({url}: SourceFile): string[] => [pageDocumentPath(url), markdownPath(url)];

/** `a/b/c` → `a`, `a/b`. */
function* foldersAbove(path: string): Iterable<string> {
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) yield path.slice(0, at);
}

/**
 * Leaves out pages whose artifacts would take the place of others (`url-reserved`): those below a folder that is named
 * like an artifact of another page (`caching.md/` beside the page `/caching/`, `index.json/`), `/index/`, whose
 * Markdown copy is that of the home page, and those in a section with the name of the plain top-level pages.
 */
export function withoutCollisions(pages: SourceFile[], diagnostics: Diagnostic[]): SourceFile[] {
  const artifacts = new Set(pages.flatMap(artifactsOf));
  const reasonAgainst = (page: SourceFile): string | undefined => {
    if (page.url.startsWith(`/${ROOT_SECTION}/`)) return `the folder name ${ROOT_SECTION} is taken`;
    if (page.url === "/index/") return "its artifacts have the names of those of the home page";
    for (const path of artifactsOf(page)) {
      for (const folder of foldersAbove(path)) {
        if (artifacts.has(folder))
          return `its artifacts need a folder ${folder}, which is a file of another page`;
      }
    }
    return undefined;
  };
  return pages.filter(page => {
    const reason = reasonAgainst(page);
    if (reason !== undefined) {
      diagnostics.push(
        diagnostic("url-reserved", `${page.url} can't be built: ${reason}`, {file: page.path}),
      );
    }
    return reason === undefined;
  });
}

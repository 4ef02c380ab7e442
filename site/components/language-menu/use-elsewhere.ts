import {useRoute} from "#site/app-context.ts";
import {pathOf} from "#site/artifacts/base.ts";
import {samePage} from "./same-page.ts";

/** Ways from the shown page to other languages and versions, by the urls of their roots. */
export interface Elsewhere {
  /** The page in a language; where it is not there, the home page. */
  inLanguage(root: string): string;
  /** The page in a version; where nothing is known of it, the home page. */
  inVersion(root: string): string;
}

/** Where the shown page is found in other languages and versions. */
export function useElsewhere(): Elsewhere {
  const {url, view} = useRoute();
  const known = "page" in view ? view.page.elsewhere : undefined;
  const there = (root: string): string | undefined => known?.[root] && pathOf(known[root]);
  const hasPlace = view.kind !== "not-found" && view.kind !== "shell";
  return {
    inLanguage: root => there(root) ?? samePage(root, hasPlace ? url : "/"),
    inVersion: root => there(root) ?? (root.startsWith("/") ? samePage(root, "/") : root),
  };
}

import {useRoute} from "#site/app-context.ts";
import {pathOf} from "#site/artifacts/base.ts";
import {samePage} from "./same-page.ts";

/** URLs of the current page in other languages and versions, by root URL. */
export interface Elsewhere {
  /** Returns the page in a language, or its home page if the page does not exist there. */
  inLanguage(root: string): string;
  /** Returns the page in a version, or its home page if the page is unknown there. */
  inVersion(root: string): string;
}

/** Returns functions that find the current page in other languages and versions. */
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

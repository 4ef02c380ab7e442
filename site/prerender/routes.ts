import type {Site} from "#schemas/site.ts";
import type {EditionLinks} from "../artifacts/edition-links.ts";
import type {View} from "../artifacts/types.ts";

/** A document to be written. */
export interface PageRoute {
  site: Site;
  /** Path below the output folder. */
  file: string;
  /** Url of the page; null for documents that stand for no url of their own. */
  url: string | null;
  /** Source files of the client that the screen needs besides the entry. */
  screen: string | null;
  /** Where the page is found in other languages and versions; null where there is but one, and for screens. */
  links: EditionLinks | null;
  /** Everything the bytes depend on apart from the frame. */
  key: string;
  load(): {view: View; html: string};
}

/** Source file of the code of a screen, as the client manifest names it. */
export const screenSource: Partial<Record<View["kind"], string>> = {
  home: "site/screens/splash/splash.tsx",
  organization: "site/screens/organization/organization.tsx",
  vote: "site/screens/vote/vote.tsx",
  printable: "site/screens/printable/printable.tsx",
  "not-found": "site/screens/not-found/not-found.tsx",
};

/** Where the document of a url lies: `/guides/caching/` → `guides/caching/index.html`. */
export const documentFile = (url: string): string => `${url.slice(1)}index.html`;

/** Output file of the document that leads on from an old path; null where that names a file that is no document. */
export function redirectFile(from: string): string | null {
  if (from.endsWith("/")) return documentFile(from);
  if (/\.html?$/i.test(from)) return from.slice(1);
  return /\.[a-z][a-z0-9]*$/i.test(from) ? null : documentFile(`${from}/`);
}

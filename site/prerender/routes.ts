import type {Site} from "#schemas/site.ts";
import type {EditionLinks} from "../artifacts/edition-links.ts";
import type {View} from "../artifacts/types.ts";

/** Document to generate. */
export interface PageRoute {
  site: Site;
  /** Path relative to the output folder. */
  file: string;
  /** URL of the page; `null` for documents without their own URL. */
  url: string | null;
  /** Source file of the screen's code, if it is not part of the entry. */
  screen: string | null;
  /** Links to other languages and versions; `null` if there is only one, and for screens. */
  links: EditionLinks | null;
  /** Everything the bytes depend on apart from the page layout. */
  key: string;
  load(): {view: View; html: string};
}

/** Source files of the screens, as named in the client manifest. */
export const screenSource: Partial<Record<View["kind"], string>> = {
  home: "site/screens/splash/splash.tsx",
  organization: "site/screens/organization/organization.tsx",
  vote: "site/screens/vote/vote.tsx",
  printable: "site/screens/printable/printable.tsx",
  "not-found": "site/screens/not-found/not-found.tsx",
};

/** Returns the document path for a URL: `/guides/caching/` → `guides/caching/index.html`. */
export const documentFile = (url: string): string => `${url.slice(1)}index.html`;

/**
 * Returns the output file of the redirect document for an old path, or `null` if the path names a file that
 * is not a document, or has dot segments, which could lead out of the output folder.
 */
export function redirectFile(from: string): string | null {
  if (/(?:^|\/)\.\.?(?:\/|$)/.test(from)) return null;
  if (from.endsWith("/")) return documentFile(from);
  if (/\.html?$/i.test(from)) return from.slice(1);
  return /\.[a-z][a-z0-9]*$/i.test(from) ? null : documentFile(`${from}/`);
}

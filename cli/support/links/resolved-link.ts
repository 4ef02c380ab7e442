import type {Code} from "#cli/report/codes.ts";

/** The page that holds a link. */
export interface LinkOrigin {
  contentPath: string;
  url: string;
  external: boolean;
}

/** A link made canonical. */
export interface ResolvedLink {
  /** For the `href` attribute, percent-encoded; empty where the link must not lead anywhere. */
  href: string;
  /** Url of the page it leads to, as the index has it; null within the page, to a file, and to other sites. */
  url: string | null;
  /** Percent-decoded, NFC; null where there is none. Only of links into this site. */
  fragment: string | null;
  /** Content path of the file it leads to, where that is no page. */
  file?: string;
  /** Path relative to the project root of what exists, or does not, outside the content folders, on which the link depends. */
  disk?: string;
  problem?: {code: Code; message: string; hint?: string};
}

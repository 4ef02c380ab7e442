import type {Code} from "#cli/report/codes.ts";
import type {Subject} from "#schemas/diagnostic.ts";

/** Page that contains a link. */
export interface LinkOrigin {
  contentPath: string;
  url: string;
  external: boolean;
}

/** Canonical link. */
export interface ResolvedLink {
  /** Percent-encoded value for the `href` attribute; empty if the link must be removed. */
  href: string;
  /** URL of the target page, as in the index; `null` within the page, for files and for external links. */
  url: string | null;
  /** Percent-decoded fragment in NFC, only for links within this site; `null` if there is none. */
  fragment: string | null;
  /** Content path of the target file, if it is not a page. */
  file?: string;
  /**
   * Path, relative to the project root, of a file outside the content folders whose existence affects the
   * link.
   */
  disk?: string;
  problem?: {code: Code; message: string; hint?: string; about?: Subject};
}

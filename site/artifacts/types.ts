import type {Organization} from "#schemas/organization.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {NestedAnchor} from "#schemas/rules/nest-anchors.ts";
import type {Section, SectionPage} from "#schemas/section.ts";
import type {Site} from "#schemas/site.ts";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import type {EditionLinks} from "./edition-links.ts";

/** Fields of the site document, without those only needed by the prerenderer. */
type SiteDocumentFacts = Pick<
  Site,
  | "title"
  | "titleSuffix"
  | "lang"
  | "messages"
  | "base"
  | "sections"
  | "navigation"
  | "icons"
  | "languages"
  | "versions"
  | "banner"
  | "footer"
  | "splash"
  | "logo"
  | "home"
  | "slots"
  | "search"
  | "screens"
>;

/** Site metadata available on every page. */
export interface SiteFacts extends SiteDocumentFacts {
  /** Whether the site has a feed. */
  feed: boolean;
  /**
   * Path of the language and version, relative to the root of the whole site; absent if there is only one.
   */
  edition?: string;
}

/** Page metadata without the body, small enough to be embedded in the HTML. */
export type PageFacts = Partial<Pick<EditionLinks, "elsewhere" | "canonical">> &
  Pick<
    PageDocument,
    | "url"
    | "title"
    | "documentTitle"
    | "description"
    | "section"
    | "contributors"
    | "authors"
    | "authorLinks"
    | "tags"
    | "related"
    | "previous"
    | "next"
    | "outline"
    | "standalone"
    | "layout"
    | "head"
    | "banner"
    | "edit"
    | "source"
    | "repo"
    | "print"
    | "generated"
    | "date"
    | "updated"
    | "lang"
  >;

/**
 * Row of the sidebar. Only the row of the current page has its headings; the headings of other pages are in their page
 * documents.
 */
export interface SectionRow extends SectionPage {
  anchors?: NestedAnchor[];
  /** Number of omitted rows that this row, the first of them, represents. */
  omitted?: number;
}

/** Content of the sidebar. */
export interface SectionRows extends Pick<Section, "name" | "title" | "url" | "print" | "links" | "open"> {
  /** Version of the section document; a different version has different rows. */
  version: string;
  pages: SectionRow[];
  /** Whether rows or their dates are missing. */
  partial?: true;
}

/**
 * Content area of the page. `html` is not included, because it is already in the document or arrives with the
 * page JSON.
 */
export type View =
  | {kind: "page"; page: PageFacts; section: SectionRows}
  | {kind: "printable"; page: PageFacts; section: SectionRows}
  | {
      kind: "home";
      page: PageFacts;
      section: SectionRows;
      sponsors: SponsorsIndex | null;
    }
  | {kind: "organization"; organization: Organization}
  | {kind: "vote"}
  | {kind: "not-found"; custom?: Pick<PageFacts, "title" | "documentTitle" | "lang">}
  | {kind: "shell"};

/** Data of a prerendered document: its JSON, and the site from the shared script. */
export interface BootData {
  /** Changes with the page layout and the site's code. */
  build: string;
  site: SiteFacts;
  view: View;
  /** Whether the development server renders the page. */
  dev?: true;
}

import type {Organization} from "#schemas/organization.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {NestedAnchor} from "#schemas/rules/nest-anchors.ts";
import type {Section, SectionPage} from "#schemas/section.ts";
import type {Site} from "#schemas/site.ts";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import type {EditionLinks} from "./edition-links.ts";

/** What the site document says of that, without the fields that only the prerender needs. */
type SiteDocumentFacts = Pick<
  Site,
  | "title"
  | "titleSuffix"
  | "lang"
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
  | "search"
  | "screens"
>;

/** What surrounds every page. */
export interface SiteFacts extends SiteDocumentFacts {
  /** The site has a feed. */
  feed: boolean;
  /** Path of the language and version below the root of the whole site; absent if there is only one. */
  edition?: string;
}

/** A page without its body: small enough to be carried inside the HTML. */
export type PageFacts = Partial<Pick<EditionLinks, "elsewhere" | "canonical">> &
  Pick<
    PageDocument,
    | "url"
    | "title"
    | "documentTitle"
    | "description"
    | "section"
    | "contributors"
    | "tags"
    | "related"
    | "previous"
    | "next"
    | "outline"
    | "standalone"
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

/** A row of the sidebar. Only the row of the shown page has its headings; others have them in their page documents. */
export interface SectionRow extends SectionPage {
  anchors?: NestedAnchor[];
}

/** What the sidebar shows. */
export interface SectionRows extends Pick<Section, "name" | "title" | "url" | "print" | "links"> {
  /** That of the section document; another one holds other rows. */
  version: string;
  pages: SectionRow[];
}

/** What the content area shows. `html` is left out: it is in the document already, or comes with the page JSON. */
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
  | {kind: "not-found"}
  | {kind: "shell"};

/** The JSON that a prerendered document carries. */
export interface BootData {
  /** Changes with the frame of the pages and with the code of the site. */
  build: string;
  site: SiteFacts;
  view: View;
  /** Set by the development server. */
  dev?: true;
}

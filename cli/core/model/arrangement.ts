import type {Link} from "#schemas/common.ts";
import type {FolderMeta} from "./folder-meta.ts";
import type {PageFacts} from "./page-facts.ts";

/** A directory of the arranged tree. */
export interface ArrangedDirectory {
  name: string;
  /** Of its own file, its index page, or its name in words. */
  title: string;
  /** Url path, `/guides/`. */
  url: string;
  path: string;
  size: number;
  children: (ArrangedDirectory | PageFacts)[];
  /** What a file in the folder says of it and its entries. */
  meta?: FolderMeta;
}

/** Where a page is in a sidebar. */
export interface Placement {
  title: string;
  /** Headings above it, the outermost first. */
  groups: string[];
  badge?: string;
}

/** A link to another site or a heading between the pages of a sidebar, or the title of a page that is not written yet. */
export interface SidebarLink extends Placement {
  /** Empty for a page that is not written yet. */
  url: string;
  /** Number of pages above it. */
  before: number;
}

/** Pages of a section in their order. */
export interface ArrangedSection {
  name: string;
  title: string;
  url: string;
  print: string | null;
  order: "sort" | "date";
  /** False: left out of the navigation's children. */
  navigation: boolean;
  pages: PageFacts[];
  /** By url, where it differs from what the page says itself: its title, and its group alone. */
  places: ReadonlyMap<string, Placement>;
  links?: readonly SidebarLink[];
  /** Whether a sidebar of the config makes it. */
  isWritten?: true;
}

/** Last change of a page; null if unknown. */
export interface Change {
  /** Day, `YYYY-MM-DD`. */
  date: string | null;
  /** Full id of the commit. */
  commit: string | null;
}

/** The whole site in order. */
export interface Arrangement {
  root: ArrangedDirectory;
  /** Directories first, in sidebar order, then `_root`. */
  sections: ArrangedSection[];
  byUrl: ReadonlyMap<string, PageFacts>;
  neighbors: ReadonlyMap<string, {previous: Link | null; next: Link | null}>;
  /** Last change of each page by path, if known. */
  changes: ReadonlyMap<string, Change>;
  /** Groups as written, by url, of pages whose group another page spelled first. */
  writtenGroups: ReadonlyMap<string, string>;
}

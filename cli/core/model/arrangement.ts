import type {Link} from "#schemas/common.ts";
import type {FolderMeta} from "./folder-meta.ts";
import type {PageFacts} from "./page-facts.ts";

/** Directory of the arranged tree. */
export interface ArrangedDirectory {
  name: string;
  /** Title from the folder's metadata file, from its index page, or derived from its name. */
  title: string;
  /** URL path, such as `/guides/`. */
  url: string;
  path: string;
  size: number;
  children: (ArrangedDirectory | PageFacts)[];
  /** Metadata from a file in the folder. */
  meta?: FolderMeta;
}

/** Position of a page in a sidebar. */
export interface Placement {
  title: string;
  /** Group titles above the page, outermost first. */
  groups: string[];
  badge?: string;
}

/** Sidebar entry without its own page: an external link, a link to a heading, or the title of a draft page. */
export interface SidebarLink extends Placement {
  /** Empty for a draft page. */
  url: string;
  /** Number of pages before the entry. */
  before: number;
}

/** Pages of a section, in order. */
export interface ArrangedSection {
  name: string;
  title: string;
  url: string;
  print: string | null;
  order: "sort" | "date";
  /** Whether the section appears among the children of the navigation. */
  navigation: boolean;
  pages: PageFacts[];
  /** Placement by URL, for pages whose title or group in the sidebar differs from their own. */
  places: ReadonlyMap<string, Placement>;
  links?: readonly SidebarLink[];
  /** Groups below other groups that are unfolded at first, as paths of titles. */
  open?: readonly (readonly string[])[];
  /** Whether the config's `sidebar` defines the section. */
  isWritten?: true;
}

/** Last change of a page; both fields are null if unknown. */
export interface Change {
  /** Day, `YYYY-MM-DD`. */
  date: string | null;
  /** Full commit hash. */
  commit: string | null;
}

/** Arranged site: sections and pages in order. */
export interface Arrangement {
  root: ArrangedDirectory;
  /** Directories first, in sidebar order, then `_root`. */
  sections: ArrangedSection[];
  byUrl: ReadonlyMap<string, PageFacts>;
  /** The page for unknown URLs, which is in none of the above; absent if the content has none. */
  notFound?: PageFacts;
  neighbors: ReadonlyMap<string, {previous: Link | null; next: Link | null}>;
  /** Last change of each page by path, if known. */
  changes: ReadonlyMap<string, Change>;
  /** Group by URL as its page spells it, if another page introduced the group with a different spelling. */
  writtenGroups: ReadonlyMap<string, string>;
}

import type {Root} from "mdast";
import type {Anchor} from "#schemas/common.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {FrontMatter} from "#schemas/front-matter.ts";
import type {SourceFile} from "./source-file.ts";

/** File that the page includes (a partial, an image), with its state when it was read. */
export interface Dependency {
  /** POSIX path relative to the project root. */
  path: string;
  /** SHA-256 of its bytes; null if the file is missing. */
  hash: string | null;
}

/** Parsed page: a tree of mdast nodes and the custom nodes of `nodes.ts`, and the front matter. */
export interface ParsedPage {
  source: SourceFile;
  size: number;
  hash: string;
  tree: Root;
  frontMatter: FrontMatter;
  /** Front matter keys that the schema does not define. */
  extra: Record<string, unknown>;
  dependencies: Dependency[];
  diagnostics: Diagnostic[];
  /** Whether a program adds documentation to the page, with unknown ids. */
  isGenerated: boolean;
  /** Whether the page has a block of unknown content, which may contain headings. */
  hasUnknownBlock: boolean;
}

/** Parsed page with heading ids (`node.data.id`), title and canonical links (`node.url`). */
export interface EnhancedPage extends ParsedPage {
  title: string;
  description: string;
  /** Date from front matter or file name (`YYYY-MM-DD`). */
  date: string | null;
  anchors: Anchor[];
  /** Ids of headings of all levels, in order. */
  headingIds: string[];
  /** Level of the title heading, if it is not 1. */
  titleLevel?: number;
  /** Ids at the top of the page: of the title heading, and of the dialect's page layout. */
  targets: string[];
}

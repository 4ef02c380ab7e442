import type {Root} from "mdast";
import type {Anchor} from "#schemas/common.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {FrontMatter} from "#schemas/front-matter.ts";
import type {SourceFile} from "./source-file.ts";

/** A file that the page draws in (an MDX part, an image) and the state it was in. */
export interface Dependency {
  /** POSIX path relative to the project root. */
  path: string;
  /** SHA-256 of its bytes; null where it is missing. */
  hash: string | null;
}

/** The tree, with asides, components and front matter understood. Only node types of mdast and `lib/nodes.ts`. */
export interface ParsedPage {
  source: SourceFile;
  size: number;
  hash: string;
  tree: Root;
  frontMatter: FrontMatter;
  /** Keys that the schema does not know. */
  extra: Record<string, unknown>;
  dependencies: Dependency[];
  diagnostics: Diagnostic[];
  /** A program adds documentation to the page, with ids that are not known. */
  isGenerated: boolean;
}

/** The tree with ids, titles and canonical links in place (`node.data.id`, `node.url`). */
export interface EnhancedPage extends ParsedPage {
  title: string;
  description: string;
  /** YYYY-MM-DD of front matter or file name. */
  date: string | null;
  anchors: Anchor[];
  /** Heading ids of all levels, in order. */
  headingIds: string[];
  /** Level of the heading that gives the page its title, where that is not 1. */
  titleLevel?: number;
  /** Ids at the top of the page: of the heading that became its title, and what the dialect's own frame has. */
  targets: string[];
}

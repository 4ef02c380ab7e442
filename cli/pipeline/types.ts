import type {Root} from "mdast";
import type {Anchor, Link} from "../../schemas/common.ts";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {FrontMatter} from "../../schemas/front-matter.ts";
import type {BodyPart} from "./body-parts.ts";
import type {LintOptions, PageLint} from "./lint-types.ts";

/**
 * The value between each two stages.
 *
 * ```
 * discover → SourceFile → read → SourceText → parse → ParsedPage → enhance → EnhancedPage → render/body → PageResult
 *                                                       arrange(PageFacts[]) → Arrangement → render/documents → EmitFile → emit
 * ```
 *
 * Everything up to `PageResult` concerns one page alone and is cached by content; everything after sees all pages
 * but only their facts, so that memory does not grow with the bodies.
 */

/** A file that becomes a page. */
export interface SourceFile {
  /** POSIX path relative to the project root, as diagnostics and the index show it (NFC). */
  path: string;
  /** POSIX path below the content folder (or the external folder), NFC: `guides/caching.md`. */
  contentPath: string;
  /** Where it lies on disk, in the spelling of the disk. */
  file: string;
  /** Base name without a leading underscore. */
  name: string;
  extension: ".md" | ".mdx";
  url: string;
  /** First folder below the content folder, or `_root`. */
  section: string;
  external: boolean;
}

/** Text of a file, front matter blanked so that line numbers stay true. */
export interface SourceText {
  source: SourceFile;
  /** Bytes on disk. */
  size: number;
  /** SHA-256 of the bytes, hex. */
  hash: string;
  /** The body, without BOM, line ends LF; the lines of the front matter are empty. */
  text: string;
  /** The YAML between the marks, or null. It starts in line `frontMatterLine` of the file. */
  yaml: string | null;
  frontMatterLine: number;
}

/** A file that the page draws in (an MDX part, an image) and the state it was in. */
export interface Dependency {
  /** POSIX path relative to the project root. */
  path: string;
  /** SHA-256 of its bytes; null where it is missing. */
  hash: string | null;
}

/**
 * What one page may know of the others before any is parsed: only names. Plain data, so that it crosses threads.
 * Keys of `urls` are lower-cased NFC; values are the true url.
 */
export interface SiteMap {
  /** Content path (NFC) → url, of every page. */
  pages: ReadonlyMap<string, string>;
  /** Lower-cased NFC url → true url. */
  urls: ReadonlyMap<string, string>;
  /** Other files below the content folder (images, downloads): content path → spelling on disk. */
  files: ReadonlyMap<string, string>;
  /** Old url → new url, hash allowed. */
  redirects: ReadonlyMap<string, string>;
}

/** What the stages of one page need besides the page. */
export interface PageContext {
  /** Absolute path of the project root. */
  root: string;
  /** Absolute path of the content folder. */
  content: string;
  parser: "native" | "remark";
  siteMap: SiteMap;
  /** Hosts whose absolute links become root-relative (the site's own domain, docs domains). */
  ownHosts: readonly string[];
  /** `https://github.com/owner/name/edit/branch/folder/` or null. */
  editBase: string | null;
  /** Set by `check`, never by a build. */
  lint?: LintOptions;
}

/** A file that a page shows and that must be emitted beside it. */
export interface PageAsset {
  /** POSIX path relative to the project root. */
  path: string;
  /** POSIX path below the output folder. */
  out: string;
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
}

/** A link of a page, after it was made canonical; judged against all pages in `arrange`. */
export interface PageLink {
  raw: string;
  /** What it became: root-relative url without hash, or null for a link within the page or to another site. */
  url: string | null;
  /** Fragment, percent-decoded, without `#`; null where there is none. */
  fragment: string | null;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** File that holds the link, where it is not the page itself (an imported part). */
  file?: string;
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
}

/** Text of the page from one heading to the next, for search. */
export interface PageSection {
  /** Heading id; empty for the text before the first heading. */
  id: string;
  /** Heading texts from the outermost to this one. */
  titles: string[];
  level: number;
  text: string;
}

/** The big part of a page: kept on disk, never for all pages in memory. */
export interface PageBody {
  html: string;
  text: string;
  /** Clean Markdown, without front matter. */
  markdown: string;
  sections: PageSection[];
  /** Terms for the search index (`search/packed-terms.ts`): the costly part of it, done once for each page. */
  terms: string;
}

/** The small part of a page: kept in memory for every page. */
export interface PageFacts {
  path: string;
  contentPath: string;
  name: string;
  extension: ".md" | ".mdx";
  url: string;
  section: string;
  external: boolean;
  size: number;
  hash: string;
  title: string;
  description: string;
  date: string | null;
  sort: number | null;
  group: string | null;
  contributors: string[];
  related: Link[];
  edit: string | null;
  source: string | null;
  repo: string | null;
  draft: boolean;
  /** Front matter that no field above stands for. */
  extra: Record<string, unknown>;
  anchors: Anchor[];
  /** Every id that the body renders (headings, elements, `a[name]`). */
  ids: string[];
  links: PageLink[];
  components: string[];
  assets: PageAsset[];
  dependencies: Dependency[];
  diagnostics: Diagnostic[];
  bodyHash: string;
  /** What `check` found; not in a build. */
  lint?: PageLint;
}

/** What one page gives. */
export interface PageResult {
  facts: PageFacts;
  body: PageBody;
}

/** Reads bodies back, one part at a time, as `packBody` wrote them. */
export interface BodyReader {
  read(facts: PageFacts, part: BodyPart): Uint8Array;
}

/** A directory of the arranged tree. */
export interface ArrangedDirectory {
  name: string;
  /** Url path, `/guides/`. */
  url: string;
  path: string;
  size: number;
  children: (ArrangedDirectory | PageFacts)[];
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
}

/** The whole site in order. */
export interface Arrangement {
  root: ArrangedDirectory;
  /** Directories first, in sidebar order, then `_root`. */
  sections: ArrangedSection[];
  byUrl: ReadonlyMap<string, PageFacts>;
  neighbours: ReadonlyMap<string, {previous: Link | null; next: Link | null}>;
  /** Dates of the last change by path; null where unknown. */
  updated: ReadonlyMap<string, string>;
}

/** Texts and bytes that follow one another; not any iterable, since a string is one of its letters. */
export type Pieces = readonly (string | Uint8Array)[] | Generator<string | Uint8Array, void>;

/** A file of the output folder, produced only when its key differs from that of the last build. */
export interface EmitFile {
  /** POSIX path below the output folder. */
  path: string;
  /** Everything that the bytes depend on, as one hash or short text. */
  key: string;
  /** The content in pieces, so that a large file is never in memory as a whole. */
  produce(): Pieces;
}

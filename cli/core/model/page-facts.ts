import type {Anchor, Link} from "#schemas/common.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {PageHeadElement} from "#schemas/page-document.ts";
import type {PageLayout} from "./page-layout.ts";
import type {PageLint} from "./page-lint.ts";
import type {PageStatus} from "./page-status.ts";
import type {Dependency} from "./parsed-page.ts";

/** Asset of a page, which must be emitted. */
export interface PageAsset {
  /** POSIX path relative to the project root. */
  path: string;
  /** POSIX path relative to the output folder; begins with `../` if another edition owns the file. */
  out: string;
}

/** Copy of an image in another width. */
export interface ImageVariant {
  /** Width in pixels. */
  width: number;
  /** POSIX path relative to the output folder. */
  out: string;
  /** Absolute path of the stored copy; absent for the image itself. */
  file?: string;
}

/** Variants by the output path of their image, in ascending width. */
export type ImageVariants = ReadonlyMap<string, readonly ImageVariant[]>;

/** Canonical link of a page; `arrange` checks it against all pages. */
export interface PageLink {
  raw: string;
  /**
   * Resolved target: a root-relative URL without hash, or `null` for a link within the page or to another
   * site.
   */
  url: string | null;
  /** Percent-decoded fragment without `#`, or `null` if there is none. */
  fragment: string | null;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** File that contains the link, if it is an imported partial rather than the page itself. */
  file?: string;
}

/** Metadata of a page, which is in memory for every page. */
export interface PageSummary {
  path: string;
  contentPath: string;
  /** `contentPath` without numeric prefixes and folder groups; absent if it has none. */
  treePath?: string;
  name: string;
  extension: ".md" | ".mdx";
  url: string;
  section: string;
  external: boolean;
  /** Whether the page is listed in the config and has no file. */
  isMade?: boolean;
  /** Language of the page, if it replaces a missing translation. */
  fallback?: string;
  /** The page answers unknown URLs and has none itself. */
  isNotFound?: true;
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
  view?: PageLayout;
  /** Elements for the head of the page. */
  head?: PageHeadElement[];
  /** Front matter keys without a dedicated field. */
  extra: Record<string, unknown>;
  status: PageStatus;
  components: string[];
  assets: PageAsset[];
  dependencies: Dependency[];
  /** Whether a program adds documentation to the page, with unknown ids. */
  isGenerated?: boolean;
  /** Whether the page has a block of unknown content, which may contain headings. */
  hasUnknownBlock?: boolean;
  hasDiagnostics: boolean;
  bodyHash: string;
  /** The shared cache that the page came from; absent if it was rendered on this machine. */
  origin?: string;
  /** Hash of anchors and ids, for cache keys of artifacts that depend on them. */
  outlineHash: string;
}

/** Lists that grow with the text of a page, by the part of the pack that stores them. */
export interface PageLists {
  /** Lists that documents contain. */
  outline: {
    anchors: Anchor[];
    /** Every id that the body renders (headings, elements, `a[name]`). */
    ids: string[];
  };
  /** Ids that links refer to (`targetsOf`). */
  targets: string[];
  /** Lists that are only read to check a page. */
  checks: {
    links: PageLink[];
    diagnostics: Diagnostic[];
    /** Results of `check`; absent in a build. */
    lint?: PageLint;
  };
}

/** Page whose lists are stored on disk. Reading them may throw `DamagedCache`. */
export interface PageFacts extends PageSummary {
  readOutline(): PageLists["outline"];
  readTargets(): PageLists["targets"];
  readChecks(): PageLists["checks"];
}

/** Metadata and lists of a page that was just rendered. */
export interface RenderedPage {
  summary: Omit<PageSummary, "hasDiagnostics" | "bodyHash" | "outlineHash" | "origin">;
  lists: Omit<PageLists, "targets">;
}

/** Returns the distinct targets of links with a fragment: `url#fragment`, or `#fragment` within the page. */
export const targetsOf = (links: readonly PageLink[]): string[] => [
  ...new Set(links.flatMap(({url, fragment}) => (fragment ? `${url ?? ""}#${fragment}` : []))),
];

/** Returns a page with another section, group or title; its lists stay on disk. */
export const placed = (
  page: PageFacts,
  place: Partial<Pick<PageFacts, "section" | "group" | "title">>,
): PageFacts => Object.assign(Object.create(Object.getPrototypeOf(page)), page, place);

/** Returns the path of a page in the site tree. */
export const treePathOf = ({treePath, contentPath}: Pick<PageFacts, "treePath" | "contentPath">): string =>
  treePath ?? contentPath;

/**
 * Reports whether a program or layout may create this unknown id: it fills a page without headings or a heading without
 * text, documents the members of a module (`package.module.Class`), or prints a front matter key below a heading of the
 * same name (`further_reading`).
 */
export function isProgram(page: PageFacts, fragment: string): boolean {
  const {makeAny, keys, makeMembers} = programsOf(page);
  return makeAny || keys.has(fragment) || (makeMembers && fragment.includes("."));
}

/** Reports whether parts of a page are generated by a program, so that its text and ids are not fully known. */
export const isPartlyMade = (page: PageFacts): boolean => programsOf(page).makeParts;

/** Ids that programs may create on a page: any, front matter keys, or members. */
interface Programs {
  makeAny: boolean;
  keys: ReadonlySet<string>;
  makeMembers: boolean;
  /** Whether a program would also render text. */
  makeParts: boolean;
}

/** Codes of content that only a program can render. */
const PROGRAMS: ReadonlySet<string> = new Set(["template-call", "template-tag", "template-value"]);

const programs = new WeakMap<PageFacts, Programs>();

/** Determines from a page's diagnostics which of its parts programs may generate. Cached per page. */
function programsOf(page: PageFacts): Programs {
  const known = programs.get(page) ?? readPrograms(page);
  programs.set(page, known);
  return known;
}

function readPrograms(page: PageFacts): Programs {
  const {anchors, ids} = page.readOutline();
  const {diagnostics} = page.readChecks();
  const has = (wanted: string): boolean => diagnostics.some(({code}) => code === wanted);
  const keys = diagnostics.flatMap(({code, message}) =>
    code === "front-matter-unknown"
      ? [...message.replaceAll("_", "-").matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key)
      : [],
  );
  return {
    // Some dialects number the ids of headings without text.
    makeAny: page.isGenerated || ids.includes("_1") || (anchors.length === 0 && has("mdx-component")),
    keys: new Set(keys),
    makeMembers: has("container-unknown"),
    makeParts: diagnostics.some(({code}) => PROGRAMS.has(code)),
  };
}

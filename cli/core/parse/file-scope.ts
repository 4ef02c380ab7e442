import type {Node, PhrasingContent, Root, RootContent, Text} from "mdast";
import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {ComponentRule} from "#schemas/component-rule.ts";
import type {Diagnostic, Subject} from "#schemas/diagnostic.ts";
import type {ContentTexts} from "#schemas/settings/content-texts.ts";
import type {Dialect} from "../model/dialect.ts";
import type {Formula, Part} from "../model/nodes.ts";
import type {PageContext} from "../model/page-context.ts";
import type {Dependency} from "../model/parsed-page.ts";
import {placeOf} from "../model/place.ts";
import type {Grammar} from "./engine/engine.ts";
import type {FoundTag, TagPlace} from "./tags/tag-marks.ts";

/** Imported Markdown file, ready for insertion; `null` if it is unavailable. */
export type ImportedPart = (Pick<Part, "path" | "text" | "removed" | "children"> & {size: Size}) | null;

/** Parses an imported file for the properties of one use. */
export type PartUse = (props: Readonly<Record<string, unknown>>) => ImportedPart;

/** Size by which a page grows. */
export interface Size {
  nodes: number;
  /** Length of the text in UTF-16 units. */
  text: number;
}

/** Text generated from another one, with the source line (from 1) of each of its lines. */
export interface RewrittenText {
  text: string;
  lines: number[];
}

/** Function that rewrites the text of a file before it is parsed, or returns `null` if nothing changes. */
export type TextHook = (scope: FileScope) => RewrittenText | null;

/** Function that modifies a parsed tree. */
export type TreeHook = (tree: Root) => void;

/** Function that modifies the children of a node. */
export type SiblingsHook = (parent: {children: Root["children"]}, scope: FileScope) => void;

/** Inline syntax rule. */
export interface InlineRule {
  /** Character without which a text can't match; empty if there is none. */
  sign: string;
  pattern: RegExp;
  /** Returns the nodes that replace a match, or `null` to keep the text. */
  make(match: RegExpExecArray, node: Text, scope: FileScope): PhrasingContent[] | null;
  /** Reports whether the preceding node exempts a text. */
  isLiteral?(before: RootContent | undefined): boolean;
}

/** Code after a hook, with its highlighted lines (from 1). */
export interface MarkedCode {
  value: string;
  marks: number[];
  added: number[];
  removed: number[];
}

/** Function that reads notations within the code of a fence, or returns `null` if there are none. */
export type CodeHook = (code: string, info: string) => MarkedCode | null;

/** Content of a block between two markers, and the position of both. */
export interface Enclosed {
  children: RootContent[];
  /** Opening marker. */
  node: RootContent;
  position?: NonNullable<RootContent["position"]>;
}

/** Marker line between blocks, which is replaced with a thematic break before parsing. */
export type Marker =
  /**
   * Opens a block. If it is never closed, it ends with the surrounding block, which is reported if it has a
   * `name`.
   */
  | {role: "open"; size: number; name: string; make(content: Enclosed, scope: FileScope): RootContent[]}
  /** Closes the innermost block opened with the same number of signs, or else with fewer. */
  | {role: "close"; size: number}
  /** Replaced by nodes. */
  | {role: "alone"; make(node: RootContent, scope: FileScope): RootContent[]}
  /** Tag found by a text hook. */
  | {role: "tag"; place: TagPlace; number: number}
  /** Read by a hook of the dialect. */
  | {role: "own"};

/**
 * Function that returns the marker in a line and its replacement for parsing: a break no longer than the
 * line.
 */
export type ReadMarker = (line: string) => {mask: string; marker: Marker} | null;

/**
 * Function that returns a reader for the markers of a text, called for each line outside fences, or `null` if
 * the text can't contain any.
 */
export type MarkerHook = (text: string, scope: FileScope) => ReadMarker | null;

/** Use of a component, written as JSX or as a tag in Markdown. */
export interface ComponentUse {
  name: string;
  props: Record<string, unknown>;
  inline: boolean;
  children: RootContent[];
  node: Pick<Node, "position">;
  /** Rule to apply; defaults to the rule for its name. */
  rule?: ComponentRule;
}

/** Function that returns the nodes that replace a tag. Tags in content that is kept are read later. */
export type TagHook = (use: ComponentUse, scope: FileScope) => RootContent[];

/** Syntax that a dialect adds to CommonMark, GFM and MDX. The functions of each list run in order. */
export interface Syntax {
  /** Called once per file with its text; each function receives the previous one's result. */
  beforeParse: readonly TextHook[];
  /** Called once per file with its text. The first reader that recognizes a line wins. */
  markers: readonly MarkerHook[];
  /** Called once per file with its tree. */
  afterParse: readonly TreeHook[];
  /** Called for the children of every node, before tags, containers and asides are read. */
  blocks: readonly SiblingsHook[];
  /** Called for tags by name, unless the dialect's or config's `components` contain a rule for that name. */
  tags: Readonly<Record<string, TagHook>>;
  /** Called with the code of every fence; the first result wins. */
  code: readonly CodeHook[];
  /** Applied to the children of every node, after everything else has been read. */
  inline: readonly (InlineRule | SiblingsHook)[];
}

/** Dialect with syntax hooks, which only the parser calls. */
export interface SyntaxDialect extends Dialect {
  syntax: Syntax;
}

/** Page context with everything that the parser needs. */
export interface ParseContext extends PageContext {
  dialect: SyntaxDialect;
}

/** State of a page across all of its included files. */
export interface PageState {
  context: ParseContext;
  /** Texts in the language of the page. */
  texts: ContentTexts;
  diagnostics: Diagnostic[];
  dependencies: Map<string, Dependency>;
  /** Complete front matter as plain values. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** Title and description, set by a hook for a page without them in its front matter. */
  title?: string | undefined;
  description?: string | undefined;
  /** Names of unknown components and containers (with `:::`) that have been reported. */
  unknown: Set<string>;
  /** Ids given to unknown components. */
  targets: Set<string>;
  /** Whether a program adds documentation to the page, with unknown ids. */
  isGenerated: boolean;
  /** Whether the page has a block of unknown content, which may contain headings. */
  hasUnknownBlock: boolean;
  /**
   * Parses another file of the page with its own grammar. Passed in from `tree.ts`, since that parser follows
   * imports itself.
   */
  parseFile(file: NewFile): Root;
  /** Number and total size of the partials read so far, which bound the growth of a page. */
  parts: number;
  partBytes: number;
  expanded: Size;
}

/** File of a page: the page itself or an imported partial. */
export interface FileScope {
  page: PageState;
  /** POSIX path relative to the project root. */
  path: string;
  /** Absolute path of its folder. */
  folder: string;
  grammar: Grammar;
  /** Whether it is not valid MDX, which has been reported, and is parsed as Markdown. */
  isInvalidMdx: boolean;
  text: string;
  /** Exported literals and imported images. */
  values: Map<string, unknown>;
  /** Imported files by name; `null` for one that is unavailable. */
  parts: Map<string, PartUse | null>;
  /** Properties passed to the imported file. */
  props?: Readonly<Record<string, unknown>>;
  /** Other imported names, which have already been reported. */
  foreign: Set<string>;
  /** Hand-written heading ids by line, found before parsing. */
  headingIds: ReadonlyMap<number, string>;
  /** Formulas by offset, found before parsing. */
  formulas: ReadonlyMap<number, Pick<Formula, "value" | "display">>;
  /** Markers by line, found before parsing. */
  markers: ReadonlyMap<number, Marker>;
  /** Tags that were replaced by tag markers before parsing. */
  tags: FoundTag[];
  /** Inline rules for this file only, added before parsing. */
  inline: InlineRule[];
  /** Original line of each line of the text, if a text hook changed it. */
  lines: readonly number[] | null;
  /** Offsets of comments, tags and expressions without a node in the tree. */
  removed: [number, number][];
  /** Chain of included files, from the page to this one. */
  stack: readonly string[];
}

/** File to be parsed: its scope before its content is known. */
export type NewFile = Omit<
  FileScope,
  | "values"
  | "parts"
  | "foreign"
  | "headingIds"
  | "formulas"
  | "markers"
  | "removed"
  | "tags"
  | "lines"
  | "inline"
  | "isInvalidMdx"
>;

/** Reports a diagnostic at a node of the file. */
export function report(
  scope: FileScope,
  code: Code,
  message: string,
  node: Parameters<typeof placeOf>[0],
  hint?: string,
  about?: Subject,
): void {
  const place = {
    ...placeOf(node, scope.path),
    ...(hint === undefined ? {} : {hint}),
    ...(about === undefined ? {} : {about}),
  };
  if (place.line !== undefined) place.line = scope.lines?.[place.line - 1] ?? place.line;
  if (place.endLine !== undefined) place.endLine = scope.lines?.[place.endLine - 1] ?? place.endLine;
  scope.page.diagnostics.push(diagnostic(code, message, place));
}

/** Returns the position of a line, for diagnostics without a node. */
export function atLine(line: number): Required<Pick<Root, "position">> {
  const point = {line, column: 1, offset: 0};
  return {position: {start: point, end: point}};
}

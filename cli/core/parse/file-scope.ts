import type {Node, PhrasingContent, Root, RootContent, Text} from "mdast";
import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {ComponentRule} from "#schemas/component-rule.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Dialect} from "../model/dialect.ts";
import type {Formula, Part} from "../model/nodes.ts";
import type {PageContext} from "../model/page-context.ts";
import type {Dependency} from "../model/parsed-page.ts";
import {placeOf} from "../model/place.ts";
import type {Grammar} from "./engine/engine.ts";
import type {FoundTag, TagPlace} from "./tags/tag-marks.ts";

/** An imported Markdown file, ready to stand where its name is used; null where it could not be had. */
export type ImportedPart = (Pick<Part, "path" | "text" | "removed" | "children"> & {size: Size}) | null;

/** How much a page grows by. */
export interface Size {
  nodes: number;
  /** UTF-16 units of text. */
  text: number;
}

/** Text that was made from another one, with the line of that one (from 1) that each of its lines comes from. */
export interface RewrittenText {
  text: string;
  lines: number[];
}

/** Rewrites the text of a file before it is parsed; null if nothing changes. */
export type TextHook = (scope: FileScope) => RewrittenText | null;

/** Changes a tree that was just parsed. */
export type TreeHook = (tree: Root) => void;

/** Changes the children of a node, before or after those of other nodes. */
export type SiblingsHook = (parent: {children: Root["children"]}, scope: FileScope) => void;

/** Syntax within text. */
export interface InlineRule {
  /** Characters without which a text can't match; an empty string if there are none. */
  sign: string;
  pattern: RegExp;
  /** Returns what replaces a match; null if it is ordinary text. */
  make(match: RegExpExecArray, node: Text, scope: FileScope): PhrasingContent[] | null;
  /** Whether the node before a text exempts it. */
  isLiteral?(before: RootContent | undefined): boolean;
}

/** Lines of code after a hook, and which of them are highlighted, from 1. */
export interface MarkedCode {
  value: string;
  marks: number[];
  added: number[];
  removed: number[];
}

/** Reads notations within the code of a fence; null if there are none. */
export type CodeHook = (code: string, info: string) => MarkedCode | null;

/** Content of a block between two markers, and where both are. */
export interface Enclosed {
  children: RootContent[];
  /** Opening marker. */
  node: RootContent;
  position?: NonNullable<RootContent["position"]>;
}

/** A line between blocks with a meaning of its own. The parser gets a thematic break in its place. */
export type Marker =
  /** Opens a block. One that is never closed ends with the block around it, which is reported if it has a `name`. */
  | {role: "open"; size: number; name: string; make(content: Enclosed, scope: FileScope): RootContent[]}
  /** Closes the innermost block that was opened with as many signs, else with fewer. */
  | {role: "close"; size: number}
  /** Is replaced by nodes. */
  | {role: "alone"; make(node: RootContent, scope: FileScope): RootContent[]}
  /** Tag that a text hook found. */
  | {role: "tag"; place: TagPlace; number: number}
  /** Is read by a hook of the dialect. */
  | {role: "own"};

/** Returns the marker in a line and what the parser gets instead: a break of at most the line's length. */
export type ReadMarker = (line: string) => {mask: string; marker: Marker} | null;

/** Starts to read the markers of a text, line by line outside fences; null if it can't hold any. */
export type MarkerHook = (text: string, scope: FileScope) => ReadMarker | null;

/** A use of a component, from JSX or from a tag in Markdown. */
export interface ComponentUse {
  name: string;
  props: Record<string, unknown>;
  inline: boolean;
  children: RootContent[];
  node: Pick<Node, "position">;
  /** How it is shown; if missing, the rule of its name applies. */
  rule?: ComponentRule;
}

/** Returns the nodes that replace a tag. Its content is not yet read: tags in it are, wherever it is kept. */
export type TagHook = (use: ComponentUse, scope: FileScope) => RootContent[];

/** Syntax that a dialect adds to CommonMark, GFM and MDX. The functions of each list run in order. */
export interface Syntax {
  /** Called once per file, with its text. A later function sees what the earlier ones made of it. */
  beforeParse: readonly TextHook[];
  /** Called once per file, with its text; the first one that knows a line decides. */
  markers: readonly MarkerHook[];
  /** Called once per file, with its tree. */
  afterParse: readonly TreeHook[];
  /** Called for the children of every node, before tags, containers and asides are read. */
  blocks: readonly SiblingsHook[];
  /** Called for tags by name, unless `components` of the dialect or config has a rule for that name. */
  tags: Readonly<Record<string, TagHook>>;
  /** Called with the code of every fence; the first result counts. */
  code: readonly CodeHook[];
  /** Applied to the children of every node, after everything else was read. */
  inline: readonly (InlineRule | SiblingsHook)[];
}

/** A dialect with the syntax that only the parser calls. */
export interface SyntaxDialect extends Dialect {
  syntax: Syntax;
}

/** Page context with everything that the parser needs. */
export interface ParseContext extends PageContext {
  dialect: SyntaxDialect;
}

/** What the page as a whole gathers, over all files that it draws in. */
export interface PageState {
  context: ParseContext;
  diagnostics: Diagnostic[];
  dependencies: Map<string, Dependency>;
  /** All of the front matter, as values. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** Ids that unknown components are given. */
  targets: Set<string>;
  /** A program adds documentation to the page, with ids that are not known. */
  isGenerated: boolean;
  /** Parses one more file of the page, by its own grammar (`tree.ts`; given, since that parser follows imports itself). */
  parseFile(file: NewFile): Root;
  /** Parts read so far, and what their uses add up to, against growth without bound. */
  parts: number;
  partBytes: number;
  expanded: Size;
}

/** One file of a page: the page itself or an imported part. */
export interface FileScope {
  page: PageState;
  /** POSIX path relative to the project root. */
  path: string;
  /** Absolute path of its folder. */
  folder: string;
  grammar: Grammar;
  text: string;
  /** Exported literals and imported images. */
  values: Map<string, unknown>;
  parts: Map<string, ImportedPart>;
  /** Imported names that are neither; already reported. */
  foreign: Set<string>;
  /** Hand-written heading ids by line, found before parsing. */
  headingIds: ReadonlyMap<number, string>;
  /** Formulas by the offset at which they stand, found before parsing. */
  formulas: ReadonlyMap<number, Pick<Formula, "value" | "display">>;
  /** Markers by line, found before parsing. */
  markers: ReadonlyMap<number, Marker>;
  /** Tags that were replaced by marks before parsing. */
  tags: FoundTag[];
  /** Inline rules of this file alone, added before parsing. */
  inline: InlineRule[];
  /** Lines of the file that those of the text come from, if a text hook changed it. */
  lines: readonly number[] | null;
  /** Offsets of comments, tags and expressions that nothing in the tree stands for. */
  removed: [number, number][];
  /** Files being drawn in, from the page to this one. */
  stack: readonly string[];
}

/** A file to be parsed: its scope before anything in it is known. */
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
>;

/** Reports a finding at a node of the file. */
export function report(
  scope: FileScope,
  code: Code,
  message: string,
  node: Parameters<typeof placeOf>[0],
  hint?: string,
): void {
  const place = {...placeOf(node, scope.path), ...(hint === undefined ? {} : {hint})};
  if (place.line !== undefined) place.line = scope.lines?.[place.line - 1] ?? place.line;
  if (place.endLine !== undefined) place.endLine = scope.lines?.[place.endLine - 1] ?? place.endLine;
  scope.page.diagnostics.push(diagnostic(code, message, place));
}

/** The place of a line, for what no node stands for. */
export function atLine(line: number): Required<Pick<Root, "position">> {
  const point = {line, column: 1, offset: 0};
  return {position: {start: point, end: point}};
}

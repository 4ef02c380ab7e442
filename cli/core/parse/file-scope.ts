import type {Root} from "mdast";
import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Formula, Part} from "../model/nodes.ts";
import type {PageContext} from "../model/page-context.ts";
import type {Dependency} from "../model/parsed-page.ts";
import {placeOf} from "../model/place.ts";
import type {Mark} from "./blocks/marks.ts";
import type {Grammar} from "./engine/engine.ts";
import type {TemplateTag} from "./template/tag-marks.ts";

/** An imported Markdown file, ready to stand where its name is used; null where it could not be had. */
export type ImportedPart = (Pick<Part, "path" | "text" | "removed" | "children"> & {size: Size}) | null;

/** How much a page grows by. */
export interface Size {
  nodes: number;
  /** UTF-16 units of text. */
  text: number;
}

/** What the page as a whole gathers, over all files that it draws in. */
export interface PageState {
  context: PageContext;
  diagnostics: Diagnostic[];
  dependencies: Map<string, Dependency>;
  /** All of the front matter, as values. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** Ids that unknown components are given. */
  targets: Set<string>;
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
  /** Marks of the dialect by line, found before parsing. */
  marks: ReadonlyMap<number, Mark>;
  /** Tags of a template language that stand for components. */
  tags: TemplateTag[];
  /** Words that are explained, and what they mean. */
  abbreviations: Map<string, string>;
  /** Lines of the file that those of the text come from, where a template was filled in. */
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
  | "marks"
  | "removed"
  | "tags"
  | "lines"
  | "abbreviations"
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

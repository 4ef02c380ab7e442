import type {Edit} from "#core/model/page-lint.ts";
import {type Positioned, placeOf as placeInFile} from "#core/model/place.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {LintedFile, PageView, Placed} from "./view.ts";

/** Result of a rule; code and severity come from the table of rules. */
export interface Finding {
  message: string;
  place: Omit<Diagnostic, "code" | "severity" | "message" | "hint" | "related">;
  hint?: string | undefined;
  /** Edit that certainly fixes the problem. */
  edit?: Edit | undefined;
}

/** Rule that examines a single page. */
export type PageRule = (view: PageView) => Iterable<Finding>;

type Place = Finding["place"];

/** Returns the position of a node. */
export const placeOf = ({node, file}: Placed<Positioned>): Place & {file: string} =>
  placeInFile(node, file.path);

/** Returns the position of a range within one line. */
export const placeInLine = (file: LintedFile, line: number, column: number, length: number): Place => ({
  file: file.path,
  line,
  column,
  endLine: line,
  endColumn: column + length,
});

/** Returns the source lines of a node, with the first and last trimmed to its range. */
export function sourceLines({node, file}: Placed<Positioned>): string[] {
  const {position} = node;
  if (!position) return [];
  const {start, end} = position;
  const lines = file.lines.slice(start.line - 1, end.line);
  const last = lines.length - 1;
  if (last >= 0) lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
  if (last >= 0) lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines;
}

import type {Node} from "mdast";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Where something stands: a file, and what it covers there. */
export type Place = {file: string} & Pick<Diagnostic, "line" | "column" | "endLine" | "endColumn">;

/** A node, or what stands for one. */
export type Positioned = {position?: Node["position"]};

/** Place of a node in its file, for a diagnostic. */
export function placeOf({position}: Positioned, file: string): Place {
  if (!position) return {file};
  const {start, end} = position;
  return {file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column};
}

/** Place at which a node starts, for a finding about a part of it or of all that follows. */
export function startOf(node: Positioned, file: string): Pick<Place, "file" | "line" | "column"> {
  const {endLine, endColumn, ...start} = placeOf(node, file);
  return start;
}

import type {Node} from "mdast";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Source position: a file and a range in it. */
export type Place = {file: string} & Pick<Diagnostic, "line" | "column" | "endLine" | "endColumn">;

/** Anything with an optional position, such as a node. */
export type Positioned = {position?: Node["position"]};

/** Returns the source position of a node, for a diagnostic. */
export function placeOf({position}: Positioned, file: string): Place {
  if (!position) return {file};
  const {start, end} = position;
  return {file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column};
}

/** Returns the start of a node, for a diagnostic about a part of it or about everything after it. */
export function startOf(node: Positioned, file: string): Pick<Place, "file" | "line" | "column"> {
  const {endLine, endColumn, ...start} = placeOf(node, file);
  return start;
}

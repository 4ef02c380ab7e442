import type {Node} from "mdast";
import type {Diagnostic} from "../../../schemas/diagnostic.ts";

type Place = Pick<Diagnostic, "file" | "line" | "column" | "endLine" | "endColumn">;

/** Place of a node in its file, for a diagnostic. */
export function placeOf(node: Pick<Node, "position">, file: string): Place {
  const position = node.position;
  if (!position) return {file};
  return {
    file,
    line: position.start.line,
    column: position.start.column,
    endLine: position.end.line,
    endColumn: position.end.column,
  };
}

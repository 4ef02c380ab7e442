import type {Document, YAMLError} from "yaml";

/** Opening delimiter that is never closed. The error is reported there, however far the parser got. */
export interface Opened {
  offset: number;
  message: string;
}

/** Returns the quote or bracket that an error refers to, or `undefined` for other errors. */
export function openedBefore(
  {code, pos: [end]}: YAMLError,
  document: Document,
  {isScalar, isCollection, visit}: typeof import("yaml"),
): Opened | undefined {
  if (code !== "MISSING_CHAR" && code !== "BAD_INDENT") return undefined;
  let opened: Opened | undefined;
  visit(document, {
    Node(_, node) {
      const {range} = node;
      if (!range || range[1] !== end) return undefined;
      if (isScalar(node) && node.type?.startsWith("QUOTE"))
        opened = {offset: range[0], message: "the quote that opens here is not closed"};
      else if (isCollection(node) && node.flow)
        opened = {offset: range[0], message: "the bracket that opens here is not closed"};
      else return undefined;
      return visit.BREAK;
    },
  });
  return opened;
}

import type {Document, YAMLError} from "yaml";

/** What opened and was never closed: where an author looks for the fault, however far the parser read on. */
export interface Opened {
  offset: number;
  message: string;
}

/** The quote or bracket that an error is about; undefined where it is about something else. */
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

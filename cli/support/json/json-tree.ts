import {findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode} from "jsonc-parser";

/** JSON syntax error with its position. */
interface JsonFault {
  message: string;
  offset: number;
  length: number;
}

/** JSON text with source positions; `root` is undefined if the text is not JSON. */
export interface JsonTree {
  root: Node | undefined;
  fault: JsonFault | undefined;
}

const WORDS: Record<string, string> = {
  InvalidCommentToken: "Comments are not allowed in JSON",
  PropertyNameExpected: "Expected a quoted key, or there is an extra comma",
  ValueExpected: "Expected a value, or there is an extra comma",
  ColonExpected: "A colon is missing after the key",
  CommaExpected: "A comma is missing",
  CloseBraceExpected: "A closing brace is missing",
  CloseBracketExpected: "A closing bracket is missing",
  EndOfFileExpected: "Text after the end of the JSON value",
  UnexpectedEndOfString: "A string is not closed",
  InvalidEscapeCharacter: "A string contains an unknown escape",
  InvalidCharacter: "A control character must be written as an escape",
  InvalidNumberFormat: "Invalid number",
  InvalidSymbol: "Unexpected word; strings need double quotes",
};

/** Maximum depth of objects and lists. Validation recurses for each level. */
const MAX_LEVELS = 200;

const tooDeep = (offset: number): JsonTree => ({
  root: undefined,
  fault: {message: "The values are nested too deeply", offset, length: 1},
});

/** Finds a value nested in more than `MAX_LEVELS` others. */
function deepNode(root: Node): Node | undefined {
  let level = [root];
  // Keys are nodes too: a value in an object is two levels below it.
  for (let depth = 0; depth < MAX_LEVELS * 2 && level.length > 0; depth++)
    level = level.flatMap(({children = []}) => children);
  return level[0];
}

/**
 * Parses JSON strictly (RFC 8259: no comments, no trailing commas) and records the position of every value.
 */
export function readJsonTree(text: string): JsonTree {
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, {disallowComments: true, allowTrailingComma: false});
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return tooDeep(0);
  }
  const deep = root && deepNode(root);
  if (deep) return tooDeep(deep.offset);
  const first = errors[0];
  if (!first) return {root, fault: undefined};
  const name = printParseErrorCode(first.error);
  return {root, fault: {message: WORDS[name] ?? name, offset: first.offset, length: first.length}};
}

/**
 * Finds the node of a value or, if it does not exist, of its closest ancestor. Given a key, finds the node of
 * that key.
 */
export function nodeAt(root: Node, path: readonly PropertyKey[], key?: string): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
    if (node) return keyOf(node, key) ?? node;
  }
  return keyOf(root, key) ?? root;
}

const keyOf = (node: Node, key: string | undefined): Node | undefined =>
  key === undefined
    ? undefined
    : node.children?.find(property => property.children?.[0]?.value === key)?.children?.[0];

/** Finds keys that appear twice in an object. JSON parsers silently use the last one. */
export function* duplicateKeys(node: Node): Iterable<Node> {
  if (node.type === "object") {
    const seen = new Set<string>();
    for (const property of node.children ?? []) {
      const key = property.children?.[0];
      if (!key) continue;
      if (seen.has(key.value)) yield key;
      seen.add(key.value);
    }
  }
  for (const child of node.children ?? []) yield* duplicateKeys(child);
}

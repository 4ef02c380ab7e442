import type {Node, Statement} from "@babel/types";

/** A module, or a function in it, with the names that it knows. */
export interface Scope {
  path: string;
  /** Values of its top level, found on demand. */
  names: Map<string, () => unknown>;
  exports: Map<string, () => unknown>;
}

/** What evaluating one config has in common. */
export interface Evaluation {
  /** Value of an expression; a function stands for itself. */
  value(node: Node | null | undefined, scope: Scope): unknown;
  /** Adds what a statement names to its scope. */
  declare(statement: Statement, scope: Scope): void;
  /** Export of another file of the project. */
  imported(source: string, name: string, from: Scope): unknown;
}

/** What stands in a text for a part that only running the config would tell. */
export const UNKNOWN = "\uFFFC";

/** A call that the evaluation can't see through: `starlight({…})` → its name and its arguments. */
export interface Call {
  call: string;
  args: unknown[];
}

/** Whether a value is an object. */
export const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null;

/** Whether a value is a function that was not called. */
export const isFunction = (found: unknown): found is {body: Node} =>
  isRecord(found) && /Function/.test(String(found.type)) && isRecord(found.body);

/** Name of an expression as written: `module.exports`, `require`; empty for others. */
export function sourceName(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return "";
  return `${sourceName(node.object)}.${node.property.name}`;
}

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
  /** Another file of the project, where there is one. */
  module(source: string, from: Scope): Scope | undefined;
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
  isRecord(found) && /Function|ObjectMethod/.test(String(found.type)) && isRecord(found.body);

/** Name of an expression as written: `module.exports`, `require`; empty for others. */
export function sourceName(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return "";
  return `${sourceName(node.object)}.${node.property.name}`;
}

/** A regular expression as a config writes it. */
export interface Pattern {
  pattern: string;
  flags: string;
}

/** Whether a value is a regular expression. */
export const isPattern = (found: unknown): found is Pattern =>
  isRecord(found) && typeof found.pattern === "string" && typeof found.flags === "string";

/** The names that a function knows: those of the module in which it stands. */
const scopes = new WeakMap<Node, Scope>();

/** A function as a value: it stands for itself, and keeps the names around it. */
export function functionIn<T extends Node>(node: T, scope: Scope): T {
  if (!scopes.has(node)) scopes.set(node, scope);
  return node;
}

/** The names around a function. */
export const scopeOf = (node: object): Scope | undefined => scopes.get(node as Node);

import type {Node, Statement} from "@babel/types";

/** Module, or function in it, with the names in scope. */
export interface Scope {
  path: string;
  /** Top-level values, evaluated on demand. */
  names: Map<string, () => unknown>;
  exports: Map<string, () => unknown>;
}

/** Functions shared while evaluating one config. */
export interface Evaluation {
  /** Counts steps. Returns `false` and reports the problem if there have been too many. */
  spend(steps: number, scope: Scope): boolean;
  /** Reports that a value contains itself. */
  reportCycle(name: string, scope: Scope): void;
  /** Evaluates an expression; a function evaluates to itself. */
  value(node: Node | null | undefined, scope: Scope): unknown;
  /** Adds the names that a statement declares to its scope. */
  declare(statement: Statement, scope: Scope): void;
  /** Loads another file of the project, if it exists. */
  module(source: string, from: Scope): Scope | undefined;
  /** Returns an export of another file of the project. */
  imported(source: string, name: string, from: Scope): unknown;
}

/** Placeholder in a text for a part that can't be determined without running the config. */
export const UNKNOWN = "\uFFFC";

/** Call that can't be evaluated: `starlight({…})` → its name and arguments. */
export interface Call {
  call: string;
  args: unknown[];
}

/** Reports whether a value is an object. */
export const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null;

/** Reports whether a value is a call that can't be evaluated. */
export const isCall = (found: unknown): found is Record<string, unknown> & Call =>
  isRecord(found) && typeof found.call === "string" && Array.isArray(found.args);

/** Reports whether a value is an uncalled function. */
export const isFunction = (found: unknown): found is {body: Node} =>
  isRecord(found) && /Function|ObjectMethod/.test(String(found.type)) && isRecord(found.body);

/**
 * Returns an expression as a dotted name: `module.exports`, `require`. Returns an empty string for other
 * expressions.
 */
export function sourceName(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return "";
  return `${sourceName(node.object)}.${node.property.name}`;
}

/** Regular expression as written in a config. */
export interface Pattern {
  pattern: string;
  flags: string;
}

/** Reports whether a value is a regular expression. */
export const isPattern = (found: unknown): found is Pattern =>
  isRecord(found) && typeof found.pattern === "string" && typeof found.flags === "string";

/** Scopes of functions, which are the scopes of their modules. */
const scopes = new WeakMap<Node, Scope>();

/** Returns a function as a value and records its scope. */
export function functionIn<T extends Node>(node: T, scope: Scope): T {
  if (!scopes.has(node)) scopes.set(node, scope);
  return node;
}

/** Returns the scope of a function. */
export const scopeOf = (node: object): Scope | undefined => scopes.get(node as Node);

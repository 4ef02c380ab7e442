import type {Syntax} from "refractor/core";
import {isObject} from "#schemas/rules/is-object.ts";
import {present} from "#schemas/rules/present.ts";

/** Prism grammar: patterns by name, some with nested grammars. */
export type Grammar = object;

/** Parts of Prism's core used to register grammars, of which refractor's types expose only some. */
export interface PrismCore {
  languages: Record<string, Grammar>;
  register(syntax: Syntax): void;
}

/**
 * Registers syntaxes in the given order in a separate table of languages. Grammars modify each other: `css`
 * inserts itself into `markup` if that is already registered, others insert patterns or check what exists. A
 * separate table makes a grammar depend on the given list alone.
 *
 * @param core the only core of the process; its table is restored afterwards
 * @returns the grammars by name
 */
export function registerApart(core: PrismCore, syntaxes: Iterable<Syntax>): Record<string, Grammar> {
  // Grammars access the table through the core and through its functions, which use the prototype's table.
  const owner: PrismCore = Object.getPrototypeOf(core);
  const before = owner.languages;
  const languages: Record<string, Grammar> = {};
  for (const name of ["extend", "insertBefore", "DFS"]) languages[name] = present(before[name]);
  owner.languages = languages;
  try {
    for (const syntax of syntaxes) core.register(syntax);
  } finally {
    owner.languages = before;
  }
  const seen = new Set<object>();
  for (const grammar of Object.values(languages)) mergeRests(grammar, seen);
  return languages;
}

/**
 * Merges the patterns of each `rest` into the grammar that contains it, innermost first. Prism does so on
 * first use, in which case nested `rest`s would depend on the order of use.
 */
function mergeRests(value: unknown, seen: Set<object>): void {
  if (!isObject(value) || value instanceof RegExp || seen.has(value)) return;
  seen.add(value);
  for (const inner of Object.values(value)) mergeRests(inner, seen);
  const {rest} = value;
  if (typeof rest !== "object" || rest === null) return;
  delete value.rest;
  for (const [name, pattern] of Object.entries(rest)) if (name !== "rest") value[name] = pattern;
}

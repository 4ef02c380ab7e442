import type {Syntax} from "refractor/core";

/** A grammar as Prism has it: patterns by name, some with grammars of their own. */
export type Grammar = object;

/** The parts of Prism's core that grammars are registered with, of which refractor's types show only a few. */
export interface PrismCore {
  languages: Record<string, unknown>;
  register(syntax: Syntax): void;
}

/**
 * Registers syntaxes in the given order, in a table of languages of their own. Grammars change each other: `css` puts
 * itself into `markup` where that is registered before it, others insert patterns or look for what is there. So a
 * grammar depends on the list of syntaxes alone only if no other list can reach it.
 *
 * @param core the one core of the process; its table stands as it was afterwards
 * @returns the grammars by name
 */
export function registerApart(core: PrismCore, syntaxes: Iterable<Syntax>): Record<string, unknown> {
  // Grammars reach the table through the core and through the functions in it, which look at the prototype's.
  const owner = Object.getPrototypeOf(core) as PrismCore;
  const before = owner.languages;
  const languages: Record<string, unknown> = {};
  for (const name of ["extend", "insertBefore", "DFS"]) languages[name] = before[name];
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
 * Puts the patterns of each `rest` into the grammar that names it, innermost first. Prism does so when a grammar is
 * first used, and what a `rest` within a `rest` gives would depend on which of the two was used before.
 */
function mergeRests(value: unknown, seen: Set<object>): void {
  if (typeof value !== "object" || value === null || value instanceof RegExp || seen.has(value)) return;
  seen.add(value);
  const grammar = value as Record<string, unknown>;
  for (const inner of Object.values(grammar)) mergeRests(inner, seen);
  const {rest} = grammar;
  if (typeof rest !== "object" || rest === null) return;
  delete grammar.rest;
  for (const [name, pattern] of Object.entries(rest)) if (name !== "rest") grammar[name] = pattern;
}

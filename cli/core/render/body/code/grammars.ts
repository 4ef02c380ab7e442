import {createRequire} from "node:module";
import type {Syntax} from "refractor/core";
import {asError} from "#support/files/as-error.ts";
import {grammarAliases} from "./grammar-aliases.ts";
import {type Grammar, registerApart} from "./grammar-set.ts";
import {NAMES} from "./language-names.ts";
import type {Token} from "./prism.ts";

let loaded: typeof import("./prism.ts") | undefined;
const require = createRequire(import.meta.url);
const known = new Map<string, Grammar | null>();
const rare = new Map<string, Grammar | null>();
let common: Record<string, unknown> | undefined;

/** Loads the highlighter, so that pages can be rendered synchronously. */
export async function loadHighlighter(): Promise<void> {
  loaded ??= await import("./prism.ts");
}

/**
 * Returns the grammar of a language by any common name, or `null`. The result does not depend on earlier
 * requests: common grammars are all created at once, and any other one with separate copies of the grammars
 * it needs.
 */
export function grammarOf(lang: string): Grammar | null {
  let grammar = known.get(lang);
  if (grammar === undefined) {
    grammar = makeGrammar(lang);
    known.set(lang, grammar);
  }
  return grammar;
}

/** Tokenizes a text with a grammar. */
export const tokenize = (code: string, grammar: Grammar): Token[] => prismOf().prism.tokenize(code, grammar);

function prismOf(): typeof import("./prism.ts") {
  if (!loaded) throw new Error("The highlighter is not loaded");
  return loaded;
}

function makeGrammar(lang: string): Grammar | null {
  const {prism, COMMON, COMMON_ALIASES} = prismOf();
  const name = (Object.hasOwn(NAMES, lang) && NAMES[lang]) || (COMMON_ALIASES.get(lang) ?? lang);
  if (COMMON.has(name)) {
    common ??= registerApart(prism, COMMON.values());
    return common[name] ?? null;
  }
  return rareGrammar(name) ?? rareGrammar(grammarAliases().get(lang) ?? lang);
}

function rareGrammar(name: string): Grammar | null {
  let grammar = rare.get(name);
  if (grammar === undefined) {
    const {prism, EMBEDDING} = prismOf();
    const syntax = rareSyntax(name);
    const set = syntax ? registerApart(prism, [...EMBEDDING, syntax]) : {};
    grammar = (Object.hasOwn(set, name) ? set[name] : null) ?? null;
    rare.set(name, grammar);
  }
  return grammar;
}

/** Loads a rarely used grammar individually, because there are three hundred. */
function rareSyntax(name: string): Syntax | null {
  if (!/^[a-z][a-z\d-]*$/.test(name) || name === "core" || name === "all") return null;
  try {
    return require(`refractor/${name}`).default;
  } catch (error) {
    const {code} = asError(error);
    if (code === "MODULE_NOT_FOUND" || code === "ERR_PACKAGE_PATH_NOT_EXPORTED") return null;
    throw error;
  }
}

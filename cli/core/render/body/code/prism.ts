/** Highlighter with the grammars most documentation needs, loaded together when pages are rendered. */
import bash from "refractor/bash";
import {refractor, type Syntax} from "refractor/core";
import css from "refractor/css";
import javascript from "refractor/javascript";
import json from "refractor/json";
import json5 from "refractor/json5";
import jsx from "refractor/jsx";
import markdown from "refractor/markdown";
import markup from "refractor/markup";
import scss from "refractor/scss";
import toml from "refractor/toml";
import tsx from "refractor/tsx";
import typescript from "refractor/typescript";
import yaml from "refractor/yaml";
import type {Grammar, PrismCore} from "./grammar-set.ts";

/** Prism token: text, or a typed sequence of tokens. */
export type Token = string | {type: string; content: Token | Token[]};

/** Prism core, of which refractor's types expose only a part. */
export const prism = refractor as unknown as PrismCore & {
  tokenize(code: string, grammar: Grammar): Token[];
};

/**
 * Common syntaxes by name, in registration order: markup comes first, since others insert themselves into it.
 */
export const COMMON: ReadonlyMap<string, Syntax> = new Map(
  Object.entries({
    markup,
    css,
    javascript,
    typescript,
    jsx,
    tsx,
    json,
    json5,
    markdown,
    yaml,
    bash,
    scss,
    toml,
  }),
);

/** Syntaxes embedded in each other and in many others; grammars may check whether they exist. */
export const EMBEDDING: readonly Syntax[] = [markup, css, javascript];

/** Names of the common grammars by alias. */
export const COMMON_ALIASES: ReadonlyMap<string, string> = new Map(
  [...COMMON].flatMap(([name, {aliases = []}]) => aliases.map(alias => [alias, name] as const)),
);

/** The highlighter and the grammars that most documentation needs, loaded together when pages are made. */
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

/** Prism's token: text, or a typed run of tokens. */
export type Token = string | {type: string; content: Token | Token[]};

/** The core, of which refractor's types show only a part. */
export const prism = refractor as unknown as PrismCore & {
  tokenize(code: string, grammar: Grammar): Token[];
};

/** Common syntaxes by name, in the order in which they are registered: markup first, as others put themselves into it. */
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

/** Syntaxes that are within each other and within many more; a grammar may look whether they are there. */
export const EMBEDDING: readonly Syntax[] = [markup, css, javascript];

/** Other names of the common grammars → name. */
export const COMMON_ALIASES: ReadonlyMap<string, string> = new Map(
  [...COMMON].flatMap(([name, {aliases = []}]) => aliases.map(alias => [alias, name] as const)),
);

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

/** Prism's token: text, or a typed run of tokens. */
export type Token = string | {type: string; content: Token | Token[]};

/** The core, of which refractor's types show only a part. */
export const prism = refractor as unknown as {
  languages: Record<string, object>;
  register(syntax: Syntax): void;
  tokenize(code: string, grammar: object): Token[];
};

/** Common grammars by name; registered when a page first uses them. */
export const COMMON: ReadonlyMap<string, Syntax> = new Map(
  Object.entries({
    bash,
    css,
    javascript,
    json,
    json5,
    jsx,
    markdown,
    markup,
    scss,
    toml,
    tsx,
    typescript,
    yaml,
  }),
);

/** Other names of the common grammars → name. */
export const COMMON_ALIASES: ReadonlyMap<string, string> = new Map(
  [...COMMON].flatMap(([name, {aliases = []}]) => aliases.map(alias => [alias, name] as const)),
);

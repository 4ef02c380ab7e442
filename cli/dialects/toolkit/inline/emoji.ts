import {createRequire} from "node:module";
import type {InlineRule} from "#core/parse/file-scope.ts";

// Few pages have any; the table is large.
let table: Readonly<Record<string, string>> | undefined;
const load = (): Readonly<Record<string, string>> => {
  table ??= (createRequire(import.meta.url)("gemoji") as typeof import("gemoji")).nameToEmoji;
  return table;
};

/** Sets of icons that a theme draws; they say nothing. */
const ICON = /^(?:material|fontawesome|octicons|simple)-/;

/** `:tada:` becomes its emoji, an icon of a theme goes; any other word between colons is text. */
export const emoji: InlineRule = {
  sign: ":",
  pattern: /(?<![\w:/]):([a-z\d+-][\w+-]*):(?:\{[^{}\n]*\})?(?!\w)/,
  make([, name = ""]) {
    if (ICON.test(name)) return [];
    const emojis = load();
    if (!Object.hasOwn(emojis, name)) return null;
    return [{type: "text", value: emojis[name] as string, data: {evaluated: true, emoji: true}}];
  },
};

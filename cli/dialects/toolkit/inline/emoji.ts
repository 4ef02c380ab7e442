import {createRequire} from "node:module";
import type {InlineRule} from "#core/parse/file-scope.ts";

// Loaded on demand: the table is large, and few pages use it.
const load = (): typeof import("gemoji") => createRequire(import.meta.url)("gemoji");

/** Theme icon sets, whose icons are purely decorative. */
const ICON = /^(?:material|fontawesome|octicons|simple)-/;

/** Replaces `:tada:` with its emoji and removes theme icons; any other word between colons is text. */
export const emoji: InlineRule = {
  sign: ":",
  pattern: /(?<![\w:/]):([a-z\d+-][\w+-]*):(?:\{[^{}\n]*\})?(?!\w)/,
  make([, name = ""]) {
    if (ICON.test(name)) return [];
    const emojis = load().nameToEmoji;
    if (!Object.hasOwn(emojis, name)) return null;
    return [{type: "text", value: emojis[name] ?? "", data: {evaluated: true, emoji: true}}];
  },
};

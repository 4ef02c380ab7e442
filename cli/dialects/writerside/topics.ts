import {posix} from "node:path";
import type {SlugRule} from "#core/model/dialect.ts";
import {attributesIn, unescaped} from "./xml.ts";

/** Rule for names in URLs and for ids of headings: letters and digits, with a hyphen for anything else. */
export const SLUG: SlugRule = {
  of: text =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, ""),
};

/** Returns the URL of a topic or its web page from the name of its file. Folders are not part of it. */
export const urlOf = (path: string): string =>
  `/${SLUG.of(posix.basename(path).replace(/\.(?:md|topic|html)$/i, ""))}/`;

/** Maximum length of a value, since values may contain others. */
const MAX_VALUE = 1000;

/** Replaces variables (`%name%`) with known values. A backslash keeps one as text. */
export const fillVariables = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/(\\?)%([\w-]+)%/g, (all, mark: string, name: string) => {
    if (mark !== "") return all.slice(1);
    return Object.hasOwn(values, name) ? (values[name] ?? all).slice(0, MAX_VALUE) : all;
  });

/** Matches the title of a topic in Markdown, which is written as a comment. */
export const TITLE_COMMENT = /^\[\/\/\]:[ \t]*#[ \t]*\([ \t]*title:[ \t]*(\S[^\n]*)\)[ \t]*$/m;

/** Returns the title of a topic from its text, or `undefined` if it has none. */
export function topicTitle(text: string): string | undefined {
  const head = /<topic\s([^<>]*)>/.exec(text)?.[1];
  const found =
    head === undefined
      ? (TITLE_COMMENT.exec(text)?.[1] ??
        /^<title>([^<\n]*)<\/title>/m.exec(text)?.[1] ??
        /^# +(\S[^\n]*)$/m.exec(text)?.[1])
      : attributesIn(head).title;
  return found === undefined
    ? undefined
    : unescaped(
        found
          .trim()
          .replace(/\{[^{}]*\}$/, "")
          .trim(),
      );
}

/** Returns the title of the section with an id. */
export function sectionTitle(text: string, id: string): string | undefined {
  const at = text.indexOf(`id="${id}"`);
  if (at === -1) return undefined;
  const from = Math.max(text.lastIndexOf("\n#", at), text.lastIndexOf("<", at));
  const part = text.slice(from, from + 1000);
  const heading = /^\n#+ +([^\n{]*)\{/.exec(part)?.[1];
  const tag = /^<[\w-]+\s([^<>]*)>/.exec(part)?.[1];
  return heading?.trim() ?? (tag === undefined ? undefined : attributesIn(tag).title);
}

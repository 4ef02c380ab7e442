import {applyEdits, findNodeAtLocation, modify, parseTree} from "jsonc-parser";
import type {Move} from "#support/links/redirect-lines.ts";

/**
 * Adds redirects to the text of a config. Existing redirects from the same paths and all other text are
 * preserved.
 *
 * @param text - valid JSON
 */
export function addRedirects(text: string, redirects: readonly Move[]): string {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const source = text.slice(mark);
  const root = parseTree(source);
  const written = root && findNodeAtLocation(root, ["redirects"]);
  const known = new Set(written?.children?.map(property => property.children?.[0]?.value));
  const fresh = redirects.filter(({from}) => !known.has(from));
  if (fresh.length === 0) return text;
  const last = written?.children?.at(-1);
  if (last) {
    const end = last.offset + last.length;
    // If the last entry is on its own line, new entries are too.
    const [gap = " "] = /\s*$/.exec(source.slice(0, last.offset)) ?? [];
    const entries = fresh.map(({from, to}) => `,${gap || " "}${JSON.stringify(from)}: ${JSON.stringify(to)}`);
    return text.slice(0, mark + end) + entries.join("") + source.slice(end);
  }
  const [, indent = "  "] = /\n([ \t]+)\S/.exec(source) ?? [];
  const isTab = indent.startsWith("\t");
  const edits = modify(source, ["redirects"], Object.fromEntries(fresh.map(({from, to}) => [from, to])), {
    formattingOptions: {
      insertSpaces: !isTab,
      tabSize: isTab ? 1 : indent.length,
      eol: source.includes("\r\n") ? "\r\n" : "\n",
    },
  });
  return text.slice(0, mark) + applyEdits(source, edits);
}

/**
 * Reports whether a redirect can be stored in a config: hosts must read its path literally (on Netlify, `*`
 * and `:` are placeholders).
 */
export const isWritable = ({from, to}: Move): boolean =>
  /^\/(?![/\\])[^\\*:?#]+$/.test(from) && !/\*|:(?!\/\/)/.test(to);

/** Normalizes redirects for the config: spaces encoded, sorted by path, one per path. */
export function configRedirects(redirects: readonly Move[]): Move[] {
  const encode = (text: string): string => text.replaceAll(/\s/g, space => encodeURIComponent(space));
  const byPath = new Map(redirects.map(({from, to}) => [encode(from), encode(to)]));
  return [...byPath].map(([from, to]) => ({from, to})).sort((a, b) => (a.from < b.from ? -1 : 1));
}

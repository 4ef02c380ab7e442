import {insertSnippet, type Snippet} from "#core/parse/blocks/snippets.ts";
import type {MarkerHook, SiblingsHook} from "#core/parse/file-scope.ts";
import {replaceEach} from "#schemas/rules/long-lists.ts";

const ARROWS = /^([ \t]*)<<<[ \t]*(\S.*?)[ \t]*$/;
const INCLUDE = /^\s*<!--\s*@include:\s*(\S(?:.*\S)?)\s*-->\s*$/;

/**
 * Finds lines that include a file as code (`<<< @/file{1-2}`):
 * https://vitepress.dev/guide/markdown#import-code-snippets
 */
export const arrowSnippets: MarkerHook = text =>
  text.includes("<<<")
    ? line => {
        const [, indent, target] = ARROWS.exec(line) ?? [];
        if (indent === undefined || target === undefined) return null;
        return {
          mask: `${indent}___`,
          marker: {
            role: "alone",
            make: (node, scope) => insertSnippet(codeSnippet(target), false, node, scope),
          },
        };
      }
    : null;

/**
 * Replaces comments that include a file (`<!--@include: ./part.md-->`):
 * https://vitepress.dev/guide/markdown#markdown-file-inclusion
 */
export const readIncludes: SiblingsHook = ({children}, scope) => {
  replaceEach(children, node => {
    const target = node.type === "html" ? INCLUDE.exec(node.value)?.[1] : undefined;
    if (target === undefined) return null;
    const {file, region, braces} = parts(target);
    const snippet = {file, region, lines: braces.replace(",", "-"), info: ""};
    return insertSnippet(snippet, true, node, scope);
  });
};

/** Parses `file#region{1-2 ts} [label]`; the braces contain highlighted lines and the language. */
export function codeSnippet(target: string): Snippet {
  const {file, region, braces, label} = parts(target);
  const [, marks = "", lang = ""] = /^([\d,\s-]*)(.*)$/.exec(braces.trim()) ?? [];
  const info = [lang.trim(), marks.trim() === "" ? "" : `{${marks.trim()}}`, label].filter(Boolean).join(" ");
  return {file, region, lines: "", info};
}

function parts(target: string): {file: string; region: string | null; braces: string; label: string} {
  const [, file = "", region = null, braces = "", label = ""] =
    /^([^#{[]*[^#{[\s])(?:\s*#([\w.-]+))?(?:\s*\{([^}]*)\})?(?:\s*(\[.*\]))?\s*$/.exec(target) ?? [];
  return {file, region, braces, label};
}

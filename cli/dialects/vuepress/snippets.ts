import {insertSnippet} from "#core/parse/blocks/snippets.ts";
import type {MarkerHook} from "#core/parse/file-scope.ts";
import {codeSnippet} from "../vitepress/snippets.ts";

const CODE = /^([ \t]*)@\[code(?:\{([^{}\n]*)\})?((?:[ \t]+[^\]\n]*)?)\]\(([^()\n]+)\)[ \t]*$/;

/**
 * Finds lines that include a file as code: `@[code ts{1-2}](file)`, and `@[code{3-5} ts](file)` for some of
 * its lines (https://vuepress.vuejs.org/guide/markdown.html#import-code-blocks).
 */
export const codeImports: MarkerHook = text =>
  text.includes("@[code")
    ? line => {
        const [, indent, lines = "", words = "", file = ""] = CODE.exec(line) ?? [];
        if (indent === undefined) return null;
        const [, lang = "", marks = ""] = /^\s*([\w-]*)[^{]*(?:\{([^{}]*)\})?/.exec(words) ?? [];
        const info = [marks, lang].filter(Boolean).join(" ");
        const snippet = {...codeSnippet(info === "" ? file : `${file}{${info}}`), lines};
        return {
          mask: `${indent}___`,
          marker: {role: "alone", make: (node, scope) => insertSnippet(snippet, false, node, scope)},
        };
      }
    : null;

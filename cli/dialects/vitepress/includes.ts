import type {RootContent} from "mdast";
import {readSnippet} from "#core/parse/blocks/snippets.ts";
import type {SiblingsHook} from "#core/parse/file-scope.ts";

const INCLUDE = /^\s*<!--\s*@include:\s*(\S(?:.*\S)?)\s*-->\s*$/;

/** Replaces comments that include a file (`<!--@include: ./part.md-->`): https://vitepress.dev/guide/markdown#markdown-file-inclusion */
export const readIncludes: SiblingsHook = ({children}, scope) => {
  for (let i = children.length - 1; i >= 0; i--) {
    const node = children[i] as RootContent;
    const target = node.type === "html" ? INCLUDE.exec(node.value)?.[1] : undefined;
    if (target !== undefined) children.splice(i, 1, ...readSnippet({syntax: "include", target}, node, scope));
  }
};

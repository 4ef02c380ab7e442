import {snippetPath} from "#core/parse/blocks/snippets.ts";
import type {SiblingsHook} from "#core/parse/file-scope.ts";
import {locate} from "#core/parse/imports.ts";
import {plainText} from "#support/files/plain-text.ts";

const FILE = /(?:^|\s)file=(["'])(.+?)\1/;

/**
 * Fills empty fences whose info string names a file (`file="./a.ts"`):
 * https://rspress.rs/guide/use-mdx/code-blocks
 */
export const readFileFences: SiblingsHook = ({children}, scope) => {
  for (const node of children) {
    const [whole, , file] =
      (node.type === "code" && node.value.trim() === "" && FILE.exec(node.meta ?? "")) || [];
    if (node.type !== "code" || whole === undefined || file === undefined) continue;
    const found = locate(snippetPath(file.replace(/^<root>\//, "@"), scope), true, node, scope);
    if (!found) continue;
    node.value = plainText(found.bytes).replace(/\n$/, "");
    node.meta = node.meta?.replace(whole, "").trim() ?? null;
    node.data = {...node.data, rewritten: true};
  }
};

import type {Nodes} from "mdast";
import type {TreeHook} from "#core/parse/file-scope.ts";

/** Fence options that are not part of the title: https://www.mintlify.com/docs/create/code */
const OPTION =
  /(?<!\S)(?:[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}|\[[^\]]*\]|wrap|lines|expandable|twoslash|showLineNumbers)(?!\S)/g;

/** Reads the words after a fence's language as its title (```` ```json Example request ````). */
export const readCodeTitles: TreeHook = tree => {
  const visit = (node: Nodes): void => {
    if (node.type === "code" && node.meta && !/(?<!\S)title=/.test(node.meta)) {
      const title = node.meta.replaceAll(OPTION, " ").replaceAll(/\s+/g, " ").trim();
      if (title !== "")
        node.meta =
          `${(node.meta.match(OPTION) ?? []).join(" ")} title="${title.replaceAll('"', "'")}"`.trim();
    }
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
};

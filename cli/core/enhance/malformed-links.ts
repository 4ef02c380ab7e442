import type {Nodes, Root, Text} from "mdast";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {startOf} from "../model/place.ts";

/** Matches `](./file 1.md)`, which is not a link because of the space (CommonMark, link destinations). */
const TARGET_WITH_SPACE = /\]\(([^()<>\n]*[^()<>\s] [^()<>\n]*\.mdx?(?:#[^()\s]*)?)\)/g;

/** Reports text that was meant as a link to a page whose name contains a space (`link-malformed`), partials included. */
export function findMalformedLinks(tree: Root, file: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const visit = (node: Nodes, inFile: string): void => {
    if (node.type === "text") append(found, inText(node, inFile));
    else if ("children" in node) {
      for (const child of node.children) visit(child, node.type === "part" ? node.path : inFile);
    }
  };
  visit(tree, file);
  return found;
}

const inText = (text: Text, file: string): Diagnostic[] =>
  (text.value.includes("](") ? [...text.value.matchAll(TARGET_WITH_SPACE)] : []).map(([, target = ""]) =>
    diagnostic("link-malformed", `\`${target}\` contains a space, so this is not a link`, {
      ...startOf(text, file),
      hint: `Write \`<${target}>\` or \`${target.replaceAll(" ", "%20")}\`.`,
    }),
  );

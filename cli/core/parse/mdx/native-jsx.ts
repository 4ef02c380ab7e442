import type {Paragraph, PhrasingContent, Root, RootContent} from "mdast";
import {present} from "#schemas/rules/present.ts";

type Flow = Extract<RootContent, {type: "mdxJsxFlowElement" | "mdxFlowExpression"}>;
type Parent = {children: RootContent[]};

/** Types of inline nodes. */
export const PHRASING: ReadonlySet<string> = new Set(
  "text emphasis strong delete inlineCode break link image linkReference imageReference footnoteReference mdxJsxTextElement mdxTextExpression".split(
    " ",
  ),
);
const CONTAINERS = new Set(["list", "listItem", "blockquote", "footnoteDefinition", "mdxJsxFlowElement"]);

/**
 * Restores paragraphs that the native engine removes. It converts the elements of a paragraph that contains
 * nothing else (`<kbd>Ctrl</kbd> <kbd>K</kbd>`) to blocks, as MDX does in a later step, and loses the space
 * between them; the reference keeps the paragraph. If its tags are alone on their lines, both create blocks.
 */
export function restoreParagraphs(parent: Parent | Root, text: string): void {
  const {children}: Parent = parent;
  const out: RootContent[] = [];
  let checked = 0;
  for (let i = 0; i < children.length; i++) {
    const child = present(children[i]);
    if (isFlow(child) && i >= checked) {
      const run = paragraphFrom(children, i, text);
      if (run > 0) {
        out.push(joined(children.slice(i, i + run) as Flow[], text));
        i += run - 1;
        continue;
      }
      // If a line is not a paragraph, it is none from a later node either.
      checked = lineFrom(children, i, text);
    }
    if (CONTAINERS.has(child.type)) restoreParagraphs(child as Parent, text);
    out.push(child);
  }
  parent.children = out;
}

const isFlow = (node: RootContent | undefined): node is Flow =>
  node?.type === "mdxJsxFlowElement" || node?.type === "mdxFlowExpression";

/**
 * Returns the end of the nodes that formed one paragraph: lines that contain an element with text, or
 * adjacent expressions.
 */
function paragraphFrom(children: readonly RootContent[], from: number, text: string): number {
  let end = from;
  while (end < children.length) {
    const line = lineFrom(children, end, text);
    if (!isPhrasingLine(children.slice(end, line) as Flow[])) break;
    end = line;
    const next = children[end];
    if (!isFlow(next) || gap(children[end - 1] as Flow, next, text).split("\n").length !== 2) break;
  }
  return end - from;
}

/** Returns the index after the last node on the same line. */
function lineFrom(children: readonly RootContent[], from: number, text: string): number {
  let end = from + 1;
  for (; end < children.length; end++) {
    const next = children[end];
    if (!isFlow(next) || gap(children[end - 1] as Flow, next, text).includes("\n")) break;
  }
  return end;
}

function isPhrasingLine(line: readonly Flow[]): boolean {
  const isExpression = (node: Flow | undefined): boolean => node?.type === "mdxFlowExpression";
  if (line.some((node, i) => isExpression(node) && isExpression(line[i + 1]))) return true;
  return line.some(
    node => node.type === "mdxJsxFlowElement" && node.children.some(child => PHRASING.has(child.type)),
  );
}

const gap = (before: Flow, after: Flow, text: string): string =>
  text.slice(before.position?.end.offset ?? 0, after.position?.start.offset ?? 0);

function joined(nodes: readonly Flow[], text: string): Paragraph {
  const children: PhrasingContent[] = [];
  for (const [i, node] of nodes.entries()) {
    const before = nodes[i - 1];
    const space = before ? gap(before, node, text) : "";
    if (before?.position && node.position && space !== "") {
      const position = {start: before.position.end, end: node.position.start};
      children.push({type: "text", value: space.includes("\n") ? "\n" : space, position});
    }
    const type = node.type === "mdxFlowExpression" ? "mdxTextExpression" : "mdxJsxTextElement";
    children.push({...node, type} as PhrasingContent);
  }
  const start = nodes[0]?.position?.start;
  const end = nodes.at(-1)?.position?.end;
  return {type: "paragraph", children, ...(start && end && {position: {start, end}})};
}

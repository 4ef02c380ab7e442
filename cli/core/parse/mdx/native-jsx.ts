import type {Paragraph, PhrasingContent, Root, RootContent} from "mdast";
import {append} from "#schemas/rules/long-lists.ts";
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
      if (run.length > 0) {
        out.push(joined(run, text));
        i += run.length - 1;
        continue;
      }
      // If a line is not a paragraph, it is none from a later node either.
      checked = i + lineFrom(children, i, text).length;
    }
    if ("children" in child && CONTAINERS.has(child.type)) restoreParagraphs(child, text);
    out.push(child);
  }
  parent.children = out;
}

const isFlow = (node: RootContent | undefined): node is Flow =>
  node?.type === "mdxJsxFlowElement" || node?.type === "mdxFlowExpression";

/** Returns the nodes that formed one paragraph: lines that contain an element with text, or adjacent expressions. */
function paragraphFrom(children: readonly RootContent[], from: number, text: string): Flow[] {
  const found: Flow[] = [];
  for (;;) {
    const line = lineFrom(children, from + found.length, text);
    const [last, first] = [found.at(-1), line[0]];
    if (last && first && gap(last, first, text).split("\n").length !== 2) break;
    if (!isPhrasingLine(line)) break;
    append(found, line);
  }
  return found;
}

/** Returns the nodes from an index that are on the same line. */
function lineFrom(children: readonly RootContent[], from: number, text: string): Flow[] {
  const line: Flow[] = [];
  for (let next = children[from]; isFlow(next); next = children[from + line.length]) {
    const last = line.at(-1);
    if (last && gap(last, next, text).includes("\n")) break;
    line.push(next);
  }
  return line;
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

import type {Paragraph, PhrasingContent, Root, RootContent} from "mdast";

type Flow = Extract<RootContent, {type: "mdxJsxFlowElement" | "mdxFlowExpression"}>;
type Parent = {children: RootContent[]};

/** Types of nodes that stand in a paragraph. */
export const PHRASING: ReadonlySet<string> = new Set(
  "text emphasis strong delete inlineCode break link image linkReference imageReference footnoteReference mdxJsxTextElement mdxTextExpression".split(
    " ",
  ),
);
const CONTAINERS = new Set(["list", "listItem", "blockquote", "footnoteDefinition", "mdxJsxFlowElement"]);

/**
 * Puts back the paragraphs that the native engine takes away. It makes blocks of the elements of a paragraph that holds
 * nothing else (`<kbd>Ctrl</kbd> <kbd>K</kbd>`), as MDX does in a later step, and loses the space between them; the
 * reference leaves the paragraph. One whose tags stand alone in their lines is a block in both.
 */
export function restoreParagraphs(parent: Parent | Root, text: string): void {
  const {children} = parent as Parent;
  const out: RootContent[] = [];
  let checked = 0;
  for (let i = 0; i < children.length; i++) {
    const child = children[i] as RootContent;
    if (isFlow(child) && i >= checked) {
      const run = paragraphFrom(children, i, text);
      if (run > 0) {
        out.push(joined(children.slice(i, i + run) as Flow[], text));
        i += run - 1;
        continue;
      }
      // What is not a paragraph as a line is none from a later node either.
      checked = lineFrom(children, i, text);
    }
    if (CONTAINERS.has(child.type)) restoreParagraphs(child as Parent, text);
    out.push(child);
  }
  (parent as Parent).children = out;
}

const isFlow = (node: RootContent | undefined): node is Flow =>
  node?.type === "mdxJsxFlowElement" || node?.type === "mdxFlowExpression";

/** How many nodes from here were one paragraph: lines that hold an element with text in it, or expressions side by side. */
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

/** Index after the last node that is in the same line. */
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

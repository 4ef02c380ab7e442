import type {Paragraph, PhrasingContent, Root, RootContent} from "mdast";
import type {Component} from "#core/model/nodes.ts";

import {INLINE_COMPONENTS} from "../markdown/components.ts";

const BLOCK_ELEMENTS = new Set(
  "address article aside blockquote center details dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const isBlock = (node: RootContent): boolean =>
  node.type === "part" ||
  node.type === "heading" ||
  node.type === "aside" ||
  node.type === "code" ||
  (node.type === "component" && !INLINE_COMPONENTS.has(node.name)) ||
  (node.type === "htmlElement" && BLOCK_ELEMENTS.has(node.tagName));

const isBlank = (node: RootContent): boolean => node.type === "text" && node.value.trim() === "";

const isInlineComponent = (node: RootContent): node is Component =>
  node.type === "component" && INLINE_COMPONENTS.has(node.name);

/** Returns the number of nodes in the first lines of a paragraph that contain only inline components. */
function ownLines(nodes: readonly RootContent[]): number {
  const end = nodes.findIndex(node => !isInlineComponent(node) && !isBlank(node));
  const run = end === -1 ? nodes : nodes.slice(0, end);
  const last = run.findLastIndex(isInlineComponent);
  if (last === -1 || end === -1) return last === -1 ? 0 : nodes.length;
  const next = nodes[last + 1];
  return next?.type === "text" && next.value.startsWith("\n") ? last + 1 : 0;
}

/** Removes the line ending at the start of the first text. */
function withoutLineEnd([first, ...others]: PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== "text") return first ? [first, ...others] : [];
  if (first.value === "\n") return others;
  const {start, end} = first.position ?? {};
  const moved = start && {line: start.line + 1, column: 1, offset: (start.offset ?? 0) + 1};
  return [
    {...first, value: first.value.slice(1), ...(moved && end ? {position: {start: moved, end}} : {})},
    ...others,
  ];
}

/**
 * Splits paragraphs around blocks, which can't be inside a paragraph. Empty paragraphs are dropped. Inline
 * components on separate lines need no paragraph: CommonMark creates one, MDX does not.
 */
export function splitParagraphs(parent: {children: Root["children"]}): void {
  const out: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type !== "paragraph") {
      out.push(child);
      continue;
    }
    const inner: RootContent[] = child.children;
    const own = inner.slice(0, ownLines(inner));
    if (inner.some(isBlock)) for (const node of split(child)) out.push(node);
    else if (own.length > 0) {
      for (const node of own) if (isInlineComponent(node)) out.push({...node, inline: false});
      const rest = withoutLineEnd(child.children.slice(own.length));
      if (rest.length > 0) out.push({type: "paragraph", children: rest, position: spanOf(rest, child)});
    } else if (!inner.every(isBlank)) out.push(child);
  }
  parent.children = out;
}

function split(paragraph: Paragraph): RootContent[] {
  const out: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const flush = (): void => {
    if (!run.every(isBlank)) out.push({type: "paragraph", children: run, position: spanOf(run, paragraph)});
    run = [];
  };
  for (const child of paragraph.children) {
    if (isBlock(child)) {
      flush();
      out.push("inline" in child ? {...child, inline: false} : child);
    } else run.push(child);
  }
  flush();
  return out;
}

function spanOf(run: PhrasingContent[], paragraph: Paragraph): Paragraph["position"] {
  const start = run[0]?.position?.start;
  const end = run.at(-1)?.position?.end;
  return start && end ? {start, end} : paragraph.position;
}

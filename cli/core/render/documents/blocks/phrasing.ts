import type {Element, ElementContent} from "hast";
import {toHtml} from "#core/render/body/html/to-html.ts";
import type {Phrasing} from "#schemas/blocks.ts";
import {attribute, classesOf, defined, hasClass, textOf} from "./element.ts";

const MARKS: Readonly<Record<string, "emphasis" | "strong" | "delete">> = {
  em: "emphasis",
  i: "emphasis",
  strong: "strong",
  b: "strong",
  del: "delete",
  s: "delete",
};

/** Inline elements that keep their name. */
const NAMED = new Set(
  "abbr bdi bdo big cite code dfn ins kbd mark q rp rt ruby samp small sub sup time u var".split(" "),
);

/** Converts inline content. Blocks in it are reduced to their text. White space is collapsed and trimmed. */
export function phrasingOf(nodes: readonly ElementContent[]): Phrasing[] {
  return trimmed(joined(nodes.flatMap(nodeToPhrasing)));
}

function nodeToPhrasing(node: ElementContent): Phrasing[] {
  if (node.type === "text") return [{type: "text", value: node.value}];
  return node.type === "element" ? elementToPhrasing(node) : [];
}

function elementToPhrasing(node: Element): Phrasing[] {
  const {tagName} = node;
  const children = (): Phrasing[] => node.children.flatMap(nodeToPhrasing);
  const title = attribute(node, "title");
  const id = attribute(node, "id");
  const mark = MARKS[tagName];
  if (mark) return [{type: mark, children: joined(children())}];
  switch (tagName) {
    case "br":
      return [{type: "break"}];
    case "wbr":
    case "input":
      return [];
    case "img":
      return [imageOf(node)];
    case "a":
      if (hasClass(node, "hash")) return [];
      if (attribute(node, "href") === undefined) break;
      return [
        defined({type: "link", url: attribute(node, "href") ?? "", title, children: joined(children())}),
      ];
    case "math":
      return [{type: "math", value: textOf(node), mathml: toHtml([node])}];
    case "code":
      if (node.children.every(({type}) => type === "text"))
        return [{type: "inlineCode", value: textOf(node)}];
  }
  if (hasClass(node, "badge")) {
    const kind = classesOf(node)
      .find(name => name.startsWith("badge--"))
      ?.slice("badge--".length);
    return [defined({type: "badge", kind, value: textOf(node)})];
  }
  const isNamed = NAMED.has(tagName) || hasClass(node, "swatch") || id !== undefined;
  const label = title ?? (hasClass(node, "swatch") ? attribute(node, "ariaLabel") : undefined);
  if (isNamed)
    return [defined({type: "element", name: tagName, id, title: label, children: joined(children())})];
  // A block separates words.
  return BLOCKS.has(tagName) ? [SPACE, ...children(), SPACE] : children();
}

const SPACE: Phrasing = {type: "text", value: " "};
const BLOCKS = new Set(
  "div p li td th tr h1 h2 h3 h4 h5 h6 pre blockquote figure figcaption section dt dd".split(" "),
);

/** Converts an image. */
function imageOf(node: Element): Phrasing {
  const size = (name: string): number | undefined => {
    const found = Number(attribute(node, name));
    return Number.isFinite(found) && found > 0 ? found : undefined;
  };
  return defined({
    type: "image",
    url: attribute(node, "src") ?? "",
    alt: attribute(node, "alt") ?? "",
    title: attribute(node, "title"),
    width: size("width"),
    height: size("height"),
  });
}

/** Joins adjacent texts and collapses white space. */
function joined(nodes: readonly Phrasing[]): Phrasing[] {
  const out: Phrasing[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (node.type === "text" && last?.type === "text")
      out.splice(-1, 1, {type: "text", value: last.value + node.value});
    else out.push(node);
  }
  return out
    .map(node =>
      node.type === "text" ? {type: node.type, value: node.value.replaceAll(/[ \t\n\f\r]+/g, " ")} : node,
    )
    .filter(node => node.type !== "text" || node.value !== "");
}

function trimmed(nodes: readonly Phrasing[]): Phrasing[] {
  return nodes
    .map((node, i) => {
      if (node.type !== "text") return node;
      const start = i === 0 ? node.value.replace(/^ /, "") : node.value;
      return {type: node.type, value: i === nodes.length - 1 ? start.replace(/ $/, "") : start};
    })
    .filter(node => node.type !== "text" || node.value !== "");
}

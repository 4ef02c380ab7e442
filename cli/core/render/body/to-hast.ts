import type {ElementContent} from "hast";
import type {Heading, Link, List, ListItem, Nodes, Table} from "mdast";
import type {NodeParent, Part} from "#core/model/nodes.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {present} from "#schemas/rules/present.ts";
import {type BodyState, report} from "./body-state.ts";
import {codeFigure} from "./code/code.ts";
import {componentToHast} from "./components.ts";
import {findDefinitions} from "./definitions.ts";
import {footnoteReference} from "./footnotes.ts";
import {element, own, text} from "./html/element.ts";
import {htmlElementToHast, rawHtml} from "./html/html-elements.ts";
import {mathToHast} from "./math.ts";
import {asideToHast, placeholderToHast} from "./notices.ts";
import {isTypeLine, trailingBadges} from "./option-lines.ts";

/**
 * Converts the children of an mdast node to hast. Invisible nodes (definitions, front matter) yield nothing.
 */
export function childrenToHast(parent: NodeParent, state: BodyState): ElementContent[] {
  const out: ElementContent[] = [];
  const {children} = parent;
  let inLink = false;
  for (let i = 0; i < children.length; i++) {
    const child = present(children[i]);
    if (child.type === "html")
      inLink = RAW_LINK.test(child.value) || (inLink && !/^<\/a\b/i.test(child.value));
    if (child.type === "heading") {
      const badges = trailingBadges(children, i + 1);
      out.push(
        heading(
          child,
          badges.flat().flatMap(badge => componentToHast(badge, state)),
          state,
        ),
      );
      i += badges.length;
      const next = children[i + 1];
      if (next?.type === "paragraph" && isTypeLine(next)) {
        out.push(own("p", {className: ["type"]}, childrenToHast(next, state).filter(isElement), next));
        i++;
      }
    } else if (inLink && isLiteralLink(child)) append(out, childrenToHast(child, state));
    else push(out, nodeToHast(child, state));
  }
  return out;
}

/** Start of a link in raw HTML. */
const RAW_LINK = /^<a\s[^>]*\bhref\b/i;

/**
 * Reports whether a link is an autolink literal (GFM, "Autolinks"), which GFM also creates within links in
 * raw HTML.
 */
function isLiteralLink(node: Nodes): node is Link {
  if (node.type !== "link") return false;
  const [child] = node.children;
  return child?.type === "text" && ["", "mailto:", "http://"].some(start => start + child.value === node.url);
}

const isElement = (node: ElementContent): boolean => node.type === "element";

function push(out: ElementContent[], result: ElementContent | ElementContent[] | null): void {
  if (Array.isArray(result)) append(out, result);
  else if (result) out.push(result);
}

function nodeToHast(node: Nodes, state: BodyState): ElementContent | ElementContent[] | null {
  const children = (): ElementContent[] => ("children" in node ? childrenToHast(node, state) : []);
  switch (node.type) {
    case "text":
      return text(node.value);
    case "paragraph":
      return element("p", {}, children(), node);
    case "inlineCode":
      return element("code", {}, [text(node.value.replaceAll(/\r?\n|\r/g, " "))], node);
    case "link":
      return element("a", {href: node.url, ...(node.title && {title: node.title})}, children(), node);
    case "strong":
      return element("strong", {}, children(), node);
    case "emphasis":
      return element("em", {}, children(), node);
    case "delete":
      return element("del", {}, children(), node);
    case "break":
      return [element("br", {}, [], node), text("\n")];
    case "thematicBreak":
      return element("hr", {}, [], node);
    case "blockquote":
      return element("blockquote", {}, children(), node);
    case "list":
      return list(node, state);
    case "listItem":
      return listItem(node, node.spread ?? false, state);
    case "table":
      return table(node, state);
    case "code":
      return codeFigure(node, state);
    case "image":
      return element(
        "img",
        {src: node.url, alt: node.alt ?? "", ...(node.title && {title: node.title})},
        [],
        node,
      );
    case "html":
      return rawHtml(node);
    case "aside":
      return asideToHast(node, childrenToHast({children: node.title ?? []}, state), children(), state.texts);
    case "formula":
      return mathToHast(node, state);
    case "placeholder":
      return placeholderToHast(node);
    case "component":
      return componentToHast(node, state);
    case "htmlElement":
      return htmlElementToHast(node, state);
    case "part":
      return part(node, state);
    case "linkReference":
    case "imageReference":
      return reference(node, state);
    case "footnoteReference":
      return footnoteReference(node, state);
    default:
      return null;
  }
}

function part(node: Part, state: BodyState): ElementContent {
  const before = state.file;
  state.file = {path: node.path, definitions: findDefinitions(node), text: node.text};
  const children = childrenToHast(node, state);
  state.file = before;
  return {type: "part", path: node.path, text: node.text, children};
}

function heading(node: Heading, badges: ElementContent[], state: BodyState): ElementContent {
  // The page title is the only level 1 heading.
  return own(
    `h${Math.max(node.depth, 2)}`,
    {id: node.data?.id, ...node.data?.html},
    [...childrenToHast(node, state), ...badges],
    node,
  );
}

function list(node: List, state: BodyState): ElementContent {
  const loose = node.children.some(item => item.spread) || (node.spread ?? false);
  const items = node.children.map(item => listItem(item, loose, state));
  const tasks = node.children.some(item => typeof item.checked === "boolean");
  const start = node.ordered && typeof node.start === "number" && node.start !== 1 ? {start: node.start} : {};
  const tagName = node.ordered ? "ol" : "ul";
  return tasks
    ? own(tagName, {className: ["tasks"], ...start}, items, node)
    : element(tagName, start, items, node);
}

function listItem(node: ListItem, loose: boolean, state: BodyState): ElementContent {
  const children: ElementContent[] = [];
  for (const [i, child] of node.children.entries()) {
    if (child.type === "paragraph" && !loose) push(children, childrenToHast(child, state));
    else push(children, childrenToHast({children: [child]}, state));
    if (i < node.children.length - 1) children.push(text("\n"));
  }
  if (typeof node.checked === "boolean") {
    const label = node.checked ? state.texts.done : state.texts.todo;
    const box = own("input", {type: "checkbox", checked: node.checked, disabled: true, ariaLabel: label}, []);
    const first = children[0];
    if (first?.type === "element" && first.tagName === "p") first.children.unshift(box, text(" "));
    else children.unshift(box, text(" "));
  }
  return element("li", {}, children, node);
}

/** Maximum number of missing cells in a table that GFM fills in. */
const MAX_UNWRITTEN = 10_000;

function table({children: rows, align, position}: Table, state: BodyState): ElementContent {
  const width = rows[0]?.children.length ?? 0;
  const unwritten = rows.reduce((sum, {children}) => sum + Math.max(0, width - children.length), 0);
  const filled = unwritten <= MAX_UNWRITTEN;
  if (!filled) report(state, "table-size", `${unwritten} empty cells of the table are omitted`, {position});
  const row = (node: Table["children"][number], tagName: "th" | "td"): ElementContent => {
    if (node.children.slice(width).some(({children}) => children.length > 0))
      report(state, "table-cells", "the row has more cells than the header", node);
    const cells: ElementContent[] = [];
    for (let i = 0; i < (filled ? width : Math.min(width, node.children.length)); i++) {
      const cell = node.children[i];
      const side = align?.[i];
      cells.push(element(tagName, side ? {align: side} : {}, cell ? childrenToHast(cell, state) : [], cell));
    }
    return element("tr", {}, cells, node);
  };
  const [head, ...body] = rows;
  const parts = head ? [element("thead", {}, [row(head, "th")])] : [];
  if (body.length > 0)
    parts.push(
      element(
        "tbody",
        {},
        body.map(node => row(node, "td")),
      ),
    );
  return element("table", {}, parts, {position});
}

function reference(
  node: Extract<Nodes, {type: "linkReference" | "imageReference"}>,
  state: BodyState,
): ElementContent | ElementContent[] {
  const definition = state.file.definitions.links.get(node.identifier.toUpperCase());
  const link = node.type === "linkReference";
  if (!definition) return link ? childrenToHast(node, state) : [text(node.alt ?? "")];
  const title = definition.title ? {title: definition.title} : {};
  return link
    ? element("a", {href: definition.url, ...title}, childrenToHast(node, state), node)
    : element("img", {src: definition.url, alt: node.alt ?? "", ...title}, [], node);
}

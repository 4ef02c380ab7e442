import type {Element, ElementContent} from "hast";
import type {Flow, ListItem, Tab, TableRow} from "#schemas/blocks.ts";
import {codeOf} from "./code.ts";
import {attribute, classesOf, defined, hasClass, textOf} from "./element.ts";
import {phrasingOf} from "./phrasing.ts";

/** Block elements; everything else is inline. */
const BLOCKS = new Set(
  "audio blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li nav ol p pre section summary table tbody td tfoot th thead tr ul video".split(
    " ",
  ),
);

/** Container classes that become the name of a container node. */
const CONTAINERS = ["steps", "file-tree", "cards", "card", "footnotes", "posts", "chapters", "chapter"];

const isBlock = (node: ElementContent): node is Element =>
  node.type === "element" &&
  (BLOCKS.has(node.tagName) || (node.tagName !== "svg" && node.children.some(isBlock)));

/** Converts the body of a page. Inline content between blocks becomes paragraphs. */
export function flowOf(nodes: readonly ElementContent[]): Flow[] {
  const out: Flow[] = [];
  let line: ElementContent[] = [];
  const flush = (): void => {
    const children = phrasingOf(line);
    if (children.length > 0) out.push({type: "paragraph", children});
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node);
    else {
      flush();
      for (const block of blockOf(node)) out.push(block);
    }
  }
  flush();
  return out;
}

function blockOf(node: Element): Flow[] {
  const {tagName} = node;
  const id = attribute(node, "id");
  const children = (): Flow[] => flowOf(node.children);
  const container = (name: string): Flow[] => [defined({type: "container", name, id, children: children()})];
  if (hasClass(node, "code")) return [codeOf(node)];
  if (hasClass(node, "aside")) return [asideOf(node)];
  if (hasClass(node, "tab")) return [{type: "tabs", children: [tabOf(node)]}];
  const island = attribute(node, "dataIsland");
  if (island !== undefined) return [islandOf(island, node)];
  switch (tagName) {
    case "p":
      return flowOf(node.children);
    case "hr":
      return [{type: "thematicBreak"}];
    case "pre":
      return [{type: "code", value: textOf(node).replace(/\n$/, "")}];
    case "blockquote":
      return [{type: "blockquote", children: children()}];
    case "ol":
    case "ul":
      return [listOf(node)];
    case "table":
      return [tableOf(node)];
    case "details":
      return [detailsOf(node)];
    case "audio":
    case "video":
      return [{type: "media", name: tagName, urls: sourcesOf(node), children: children()}];
    case "dl":
    case "dt":
    case "dd":
    case "figure":
    case "figcaption":
      return container(tagName);
  }
  if (/^h[1-6]$/.test(tagName))
    return [defined({type: "heading", depth: Number(tagName[1]), id, children: phrasingOf(node.children)})];
  const name =
    classesOf(node).find(each => CONTAINERS.includes(each)) ?? (id === undefined ? undefined : tagName);
  return name === undefined ? children() : container(name);
}

function asideOf(node: Element): Flow {
  const kind =
    classesOf(node)
      .find(name => name.startsWith("aside--"))
      ?.slice("aside--".length) ?? "note";
  const label = node.children.find(child => hasClass(child, "aside__label"));
  const rest = node.children.filter(child => child !== label);
  return {
    type: "aside",
    kind,
    title: label && "children" in label ? phrasingOf(label.children) : [],
    children: flowOf(rest),
  };
}

function islandOf(name: string, node: Element): Flow {
  const props: Record<string, unknown> = JSON.parse(attribute(node, "dataProps") ?? "{}");
  const tabs = node.children.filter((child): child is Element => hasClass(child, "tab"));
  const others = node.children.some(child => !hasClass(child, "tab") && textOf(child).trim() !== "");
  if (name !== "Tabs" || others) return {type: "container", name, props, children: flowOf(node.children)};
  const sync = typeof props.sync === "string" ? props.sync : undefined;
  return defined({type: "tabs", sync, children: tabs.map(tabOf)});
}

function tabOf(node: Element): Tab {
  const title = attribute(node, "dataTitle") ?? "";
  return {
    type: "tab",
    title,
    children: flowOf(node.children.filter(child => !hasClass(child, "tab__title"))),
  };
}

function listOf(node: Element): Flow {
  const start = Number(attribute(node, "start") ?? 1);
  return defined({
    type: "list",
    ordered: node.tagName === "ol",
    start: Number.isInteger(start) && start !== 1 ? start : undefined,
    children: node.children
      .filter(child => child.type === "element" || textOf(child).trim() !== "")
      .map((child): ListItem => {
        const within = child.type === "element" && child.tagName === "li" ? child.children : [child];
        return defined({type: "listItem", checked: checkBoxOf(within), children: flowOf(within)});
      }),
  });
}

/** Returns the state of the check box at the start of a list item or of its first paragraph. */
function checkBoxOf(nodes: readonly ElementContent[]): boolean | undefined {
  const [first] = nodes;
  if (first?.type !== "element") return undefined;
  if (first.tagName === "p") return checkBoxOf(first.children);
  return first.tagName === "input" ? attribute(first, "checked") !== undefined : undefined;
}

function tableOf(node: Element): Flow {
  const rows: TableRow[] = [];
  let caption: Element | undefined;
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (child.type !== "element") continue;
      if (child.tagName === "caption") caption = child;
      else if (child.tagName === "tr") rows.push(rowOf(child));
      else visit(child);
    }
  };
  visit(node);
  return defined({type: "table", caption: caption && phrasingOf(caption.children), children: rows});
}

const rowOf = (row: Element): TableRow => ({
  type: "tableRow",
  children: row.children
    .filter((cell): cell is Element => cell.type === "element")
    .map(cell => {
      const span = (name: string): number | undefined => {
        const found = Number(attribute(cell, name) ?? 1);
        return Number.isInteger(found) && found > 1 ? found : undefined;
      };
      return defined({
        type: "tableCell",
        header: cell.tagName === "th" ? true : undefined,
        align: attribute(cell, "align"),
        columns: span("colSpan"),
        rows: span("rowSpan"),
        children: flowOf(cell.children.filter(child => !hasClass(child, "empty"))),
      });
    }),
});

function detailsOf(node: Element): Flow {
  const summary = node.children.find(child => child.type === "element" && child.tagName === "summary");
  return defined({
    type: "details",
    open: attribute(node, "open") === undefined ? undefined : (true as const),
    summary: summary && "children" in summary ? phrasingOf(summary.children) : [],
    children: flowOf(node.children.filter(child => child !== summary)),
  });
}

function sourcesOf(node: Element): string[] {
  const nested = node.children.filter(
    (child): child is Element => child.type === "element" && child.tagName === "source",
  );
  return [node, ...nested].flatMap(each => attribute(each, "src") ?? []);
}

import type {Nodes, Root} from "mdast";
import {DROPPED_ELEMENTS} from "#core/model/elements/dropped-elements.ts";
import {inlineText, oneLine} from "#core/model/mdast-text.ts";
import type {PageSection} from "#core/model/page-body.ts";
import {textOfHtml} from "./markdown/blocks.ts";

/** Inline node types. */
const INLINE: ReadonlySet<string> = new Set<Nodes["type"]>([
  "text",
  "inlineCode",
  "formula",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
  "break",
]);

/**
 * Extracts the plain text of a page for previews and search: what a reader sees, without markup and layout
 * labels. Code blocks are kept separate. A section extends from one heading to the next of any level.
 */
export function pageSections(tree: Root): PageSection[] {
  let lines: string[] = [];
  let code: string[] = [];
  let current: PageSection = {id: "", titles: [], level: 0, text: "", code: ""};
  const path: {title: string; level: number}[] = [];
  const sections: PageSection[] = [];
  const close = (): void => {
    current.text = lines.join("\n");
    current.code = code.join("\n");
    if (current.id !== "" || current.text !== "" || current.code !== "") sections.push(current);
    [lines, code] = [[], []];
  };
  const add = (text: string): void => {
    if (text !== "") lines.push(text);
  };
  const visit = (node: Nodes): void => {
    switch (node.type) {
      case "heading": {
        close();
        const title = oneLine(inlineText(node));
        while (path.length > 0 && (path.at(-1)?.level ?? 0) >= node.depth) path.pop();
        path.push({title, level: node.depth});
        current = {
          id: node.data?.id ?? "",
          titles: path.map(entry => entry.title),
          level: node.depth,
          text: "",
          code: "",
        };
        return;
      }
      case "paragraph":
      case "tableCell":
        add(oneLine(inlineText(node, componentText)));
        return;
      case "html":
        add(shownText(node.value));
        return;
      case "aside":
        if (node.title) add(oneLine(node.title.map(child => inlineText(child)).join("")));
        break;
      case "code":
        if (node.data?.title) code.push(node.data.title);
        code.push(node.value);
        return;
      case "definition":
        return;
      case "component":
        add(oneLine(componentText(node)));
        break;
    }
    if ("children" in node) visitAll(node.children);
  };
  /** Visits children; text outside paragraphs forms one line. */
  const visitAll = (children: readonly Nodes[]): void => {
    let words = "";
    for (const child of children) {
      if (INLINE.has(child.type)) words += inlineText(child, componentText);
      else {
        add(oneLine(words));
        words = "";
        visit(child);
      }
    }
    add(oneLine(words));
  };
  visit(tree);
  close();
  return sections;
}

const TAG = /^(\/?)([a-z][\w-]{0,63})/i;

/** Returns the text that readers see in a block of raw HTML: without comments and elements that are removed with their content. */
function shownText(html: string): string {
  const lower = html.toLowerCase();
  const [start = "", ...parts] = html.split("<");
  let shown = start;
  let offset = start.length;
  let isComment = false;
  let hidden: string | null = null;
  for (const part of parts) {
    const [, slash, tag] = TAG.exec(part) ?? [];
    const name = tag?.toLowerCase() ?? "";
    const end = part.indexOf(">");
    const commentEnd = part.indexOf("-->", isComment ? 0 : 3);
    let visible = `<${part}`;
    if (isComment || part.startsWith("!--")) {
      isComment = commentEnd < 0;
      visible = isComment ? "" : part.slice(commentEnd + 3);
    } else if (end >= 0 && name !== "" && name === hidden && slash === "/") {
      hidden = null;
      visible = part.slice(end + 1);
    } else if (end >= 0 && hidden === null && isHidden(name) && lower.lastIndexOf(`</${name}`) > offset)
      hidden = name;
    if (hidden === null) shown += visible;
    offset += part.length + 1;
  }
  return textOfHtml(shown);
}

/** Reports whether the content of an element is removed from pages; pictures keep their text. */
const isHidden = (name: string): boolean => name !== "svg" && DROPPED_ELEMENTS.has(name);

/**
 * Returns the visible texts of a component, such as the label of a Badge or the description of an example.
 */
const componentText = (node: Extract<Nodes, {type: "component"}>): string =>
  ["title", "summary", "text", "description"]
    .map(name => node.props[name])
    .filter(value => typeof value === "string")
    .join(" ");

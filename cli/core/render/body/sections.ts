import type {Nodes, Root} from "mdast";
import {inlineText, oneLine} from "#core/model/mdast-text.ts";
import type {PageSection} from "#core/model/page-body.ts";
import {textOfHtml} from "./markdown/blocks.ts";

/** Plain text of a page, whole and by section. */
export interface PageText {
  /** Blocks in lines of their own; code blocks left out. */
  text: string;
  sections: PageSection[];
}

/**
 * Plain text of a page for previews and search: what a reader sees, without markup, raw HTML, and labels that the frame
 * adds; code blocks are kept apart. A section runs from one heading to the next of any level.
 */
export function pageText(tree: Root): PageText {
  let lines: string[] = [];
  let code: string[] = [];
  let current: PageSection = {id: "", titles: [], level: 0, text: "", code: ""};
  const path: {title: string; level: number}[] = [];
  const sections: PageSection[] = [];
  const all: string[] = [];
  const close = (): void => {
    current.text = lines.join("\n");
    current.code = code.join("\n");
    if (current.id !== "" || current.text !== "" || current.code !== "") sections.push(current);
    [lines, code] = [[], []];
  };
  const add = (text: string): void => {
    if (text === "") return;
    lines.push(text);
    all.push(text);
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
        if (title !== "") all.push(title);
        return;
      }
      case "paragraph":
      case "tableCell":
        add(oneLine(inlineText(node, componentText)));
        return;
      case "html":
        if (node.data?.template) add(textOfHtml(node.value));
        return;
      case "aside":
        if (node.title) add(oneLine(node.title.map(child => inlineText(child)).join("")));
        break;
      case "code":
        code.push(node.value);
        return;
      case "definition":
        return;
      case "component":
        add(oneLine(componentText(node)));
        break;
    }
    if ("children" in node) for (const child of node.children) visit(child as Nodes);
  };
  visit(tree);
  close();
  return {text: all.join("\n"), sections};
}

/** A component shows its texts: a Badge its label, an example its description. */
const componentText = (node: Extract<Nodes, {type: "component"}>): string =>
  ["title", "summary", "text", "description"]
    .map(name => node.props[name])
    .filter(value => typeof value === "string")
    .join(" ");

import type {Nodes} from "mdast";
import {longestMatch} from "#schemas/rules/long-lists.ts";
import type {BodyState} from "../body-state.ts";
import {rawHtml} from "./embedded.ts";
import {imageSource, linkAddress} from "./links.ts";
import {destination, escapeText, imageSyntax, linkTail, quotedTitle} from "./syntax.ts";

/**
 * Serializes a node that a dialect created, which has no source text. Returns `null` for types with another
 * rule.
 */
export function generatedMarkdown(
  node: Nodes,
  state: BodyState,
  inline: (children: readonly Nodes[]) => string,
  blocks: (children: readonly Nodes[]) => string,
): string | null {
  const content = (): string => ("children" in node ? inline(node.children) : "");
  switch (node.type) {
    case "text":
      return escapeText(node.value);
    case "inlineCode":
      return codeSpan(node.value);
    case "paragraph":
    case "tableCell":
      return content();
    case "strong":
      return `**${content()}**`;
    case "emphasis":
      return `*${content()}*`;
    case "heading":
      return `${"#".repeat(node.depth)} ${content()}`;
    case "link": {
      const href = linkAddress(node.url, state);
      return href === "" ? content() : `[${content()}${linkTail(href, node.title)}`;
    }
    case "delete":
      return `~~${content()}~~`;
    case "break":
      return "\\\n";
    case "thematicBreak":
      return "---";
    case "html":
      return rawHtml(node.value, state) ?? node.value;
    case "linkReference":
      return `[${content()}][${labelOf(node)}]`;
    case "imageReference":
      return `![${escapeText(node.alt ?? "")}][${labelOf(node)}]`;
    case "footnoteReference":
      return `[^${labelOf(node)}]`;
    case "footnoteDefinition":
      return `[^${labelOf(node)}]: ${below(blocks(node.children), "    ").trimStart()}`;
    case "definition": {
      const href = linkAddress(node.url, state);
      return href === "" ? "" : `[${labelOf(node)}]: ${destination(href)}${quotedTitle(node.title)}`;
    }
    case "image":
      return imageSyntax(node.alt ?? "", imageSource(node.url, state), node.title);
    case "blockquote":
      return below(blocks(node.children), "> ");
    case "list": {
      const first = node.start ?? 1;
      const items = node.children.map(({children, checked}, i) => {
        const mark = node.ordered ? `${first + i}. ` : "- ";
        const box = typeof checked === "boolean" ? `[${checked ? "x" : " "}] ` : "";
        return mark + box + below(blocks(children), " ".repeat(mark.length)).slice(mark.length);
      });
      return items.join(node.spread ? "\n\n" : "\n");
    }
    case "table": {
      const rows = node.children.map(
        ({children}) =>
          `| ${children.map(cell => inline(cell.children).replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`,
      );
      const line = `|${" --- |".repeat(node.children[0]?.children.length ?? 0)}`;
      return [rows[0] ?? "", line, ...rows.slice(1)].join("\n");
    }
    default:
      return null;
  }
}

const labelOf = ({label, identifier}: {label?: string | null | undefined; identifier: string}): string =>
  label ?? identifier;

const below = (text: string, start: string): string =>
  text.replaceAll(/^(?=.)/gm, start).replaceAll(/^$/gm, start.trimEnd());

function codeSpan(value: string): string {
  const longest = longestMatch(value, /`+/g);
  const mark = "`".repeat(longest + 1);
  const gap = /^`|`$/.test(value) ? " " : "";
  return `${mark}${gap}${value}${gap}${mark}`;
}

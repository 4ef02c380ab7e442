import type {Nodes, Parents} from "mdast";
import type {BodyState} from "../state.ts";
import {imageSource, linkAddress} from "./links.ts";
import {escapeText, imageSyntax, linkTail} from "./syntax.ts";

/** Writes a node that a dialect made, which has no text of its own in the source; null for types that have another rule. */
export function generatedMarkdown(
  node: Nodes,
  state: BodyState,
  inline: (children: readonly Nodes[]) => string,
  blocks: (children: readonly Nodes[]) => string,
): string | null {
  const content = (): string => inline((node as Parents).children);
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
    case "image":
      return imageSyntax(node.alt ?? "", imageSource(node.url, state), node.title);
    case "blockquote":
      return below(blocks(node.children), "> ");
    case "list": {
      const first = node.start ?? 1;
      const items = node.children.map(({children}, i) => {
        const mark = node.ordered ? `${first + i}. ` : "- ";
        return mark + below(blocks(children), " ".repeat(mark.length)).slice(mark.length);
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

const below = (text: string, start: string): string =>
  text.replaceAll(/^(?=.)/gm, start).replaceAll(/^$/gm, start.trimEnd());

function codeSpan(value: string): string {
  const longest = Math.max(0, ...[...value.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = "`".repeat(longest + 1);
  const gap = /^`|`$/.test(value) ? " " : "";
  return `${mark}${gap}${value}${gap}${mark}`;
}

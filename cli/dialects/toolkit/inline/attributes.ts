import type {PhrasingContent} from "mdast";
import type {InlineRule} from "#core/parse/file-scope.ts";

const ITEM = String.raw`(?:[.#][^\s{}"'=#]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+))`;

/**
 * Reads attribute lists: `{ .class #id width="300" }`. The id becomes a link target; other attributes only
 * concern the theme.
 */
export const attributeList: InlineRule = {
  sign: "{",
  pattern: new RegExp(String.raw`[ \t]*\{:?[ \t]*${ITEM}(?:[ \t]+(?:${ITEM}|[\w-]+))*[ \t]*\}`),
  make: ([text]) => targetOf(text),
};

/** Reads attribute lists that start with a name without value, directly after an inline element: `[a](b){download}`. */
export const bareAttributes: InlineRule = {
  sign: "{",
  pattern: new RegExp(String.raw`^\{:?[ \t]*[\w-]+(?:[ \t]+(?:${ITEM}|[\w-]+))*[ \t]*\}`),
  make: ([text]) => targetOf(text),
  isLiteral: before => before === undefined || !ELEMENTS.has(before.type),
};

/** Node types of inline elements that an attribute list may follow. */
const ELEMENTS = new Set([
  "link",
  "linkReference",
  "image",
  "imageReference",
  "emphasis",
  "strong",
  "delete",
  "inlineCode",
]);

/** Returns a link target for the id in an attribute list, if there is one. */
function targetOf(text: string): PhrasingContent[] {
  const id = /[\s{:](?:#|id=["']?)([^\s{}"'#]+)/.exec(text)?.[1];
  if (id === undefined) return [];
  return [{type: "htmlElement", tagName: "span", attributes: {id}, inline: true, children: []}];
}

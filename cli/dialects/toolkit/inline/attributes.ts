import type {InlineRule} from "#core/parse/file-scope.ts";

const ITEM = String.raw`(?:[.#][^\s{}"'=#]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+))`;

/**
 * Reads attribute lists: `{ .class #id width="300" }`. The id becomes a link target; other attributes only
 * concern the theme.
 */
export const attributeList: InlineRule = {
  sign: "{",
  pattern: new RegExp(String.raw`[ \t]*\{:?[ \t]*${ITEM}(?:[ \t]+(?:${ITEM}|[\w-]+))*[ \t]*\}`),
  make([text]) {
    const id = /[\s{:](?:#|id=["']?)([^\s{}"'#]+)/.exec(text)?.[1];
    if (id === undefined) return [];
    return [{type: "htmlElement", tagName: "span", attributes: {id}, inline: true, children: []}];
  },
};

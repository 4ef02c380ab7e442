import type {HtmlElement} from "#core/model/nodes.ts";
import type {InlineRule, SiblingsHook} from "#core/parse/file-scope.ts";

const inline = (tagName: string, value: string): HtmlElement => ({
  type: "htmlElement",
  tagName,
  attributes: {},
  inline: true,
  children: [{type: "text", value, data: {evaluated: true}}],
});

/** Reads `==mark==` and `^^insert^^`. */
export const mark: InlineRule = {
  sign: "",
  pattern: /(==|\^\^)(?=\S)([^=^\n]+?)(?<=\S)\1/,
  make: ([, sign, value = ""]) => [inline(sign === "==" ? "mark" : "ins", value)],
};

/** Reads superscript: `A^2^`. */
export const superscript: InlineRule = {
  sign: "^",
  pattern: /(?<!\^)\^([^\s^]+)\^(?!\^)/,
  make: ([, value = ""]) => [inline("sup", value)],
};

/** Reads subscript: `H~2~O`. One tilde marks a subscript, two mark a deletion. */
export const subscript: SiblingsHook = (parent, {text}) => {
  for (const [i, node] of parent.children.entries()) {
    const start = node.position?.start.offset;
    if (node.type !== "delete" || start === undefined || text[start] !== "~" || text[start + 1] === "~")
      continue;
    const {children, position} = node;
    parent.children[i] = {
      type: "htmlElement",
      tagName: "sub",
      attributes: {},
      inline: true,
      children,
      position,
    };
  }
};

/** Reads keys: `++ctrl+c++`. */
export const keys: InlineRule = {
  sign: "++",
  pattern: /\+\+([\w-]+(?:\+[\w-]+|\+"[^"]*")*)\+\+/,
  make([, names = ""]) {
    const all = names.split("+").flatMap((name, i) => {
      const key = inline(
        "kbd",
        name.replaceAll('"', "").replace(/^\w/, letter => letter.toUpperCase()),
      );
      return i === 0 ? [key] : [{type: "text" as const, value: "+", data: {evaluated: true}}, key];
    });
    return [{type: "htmlElement", tagName: "span", attributes: {}, inline: true, children: all}];
  },
};

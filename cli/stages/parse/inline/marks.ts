import type {HtmlElement} from "../../../model/nodes.ts";
import type {InlineRule} from "./rule.ts";

const inline = (tagName: string, value: string): HtmlElement => ({
  type: "htmlElement",
  tagName,
  attributes: {},
  inline: true,
  children: [{type: "text", value, data: {evaluated: true}}],
});

/** `==mark==` and `^^insert^^`. */
export const mark: InlineRule = {
  sign: "",
  pattern: /(==|\^\^)(?=\S)([^=^\n]+?)(?<=\S)\1/,
  make: ([, sign, value = ""]) => [inline(sign === "==" ? "mark" : "ins", value)],
};

/** `++ctrl+c++` are keys. */
export const keys: InlineRule = {
  sign: "++",
  pattern: /\+\+([\w-]+(?:\+[\w-]+|\+"[^"]*")*)\+\+/,
  make: ([, names = ""]) =>
    names.split("+").flatMap((name, i) => {
      const key = inline(
        "kbd",
        name.replaceAll('"', "").replace(/^\w/, letter => letter.toUpperCase()),
      );
      return i === 0 ? [key] : [{type: "text" as const, value: "+", data: {evaluated: true}}, key];
    }),
};

import type {FileScope} from "#core/parse/file-scope.ts";
import {markOfTag} from "#core/parse/tags/tag-marks.ts";
import {readArguments} from "../toolkit/template/arguments.ts";
import {outsideCode} from "../toolkit/text/code-spans.ts";

const COMPONENT =
  /(?<![\w:`/\\@.-]):([a-z][\w-]*)(?:\[((?:[^[\]\n]|\[[^[\]\n]*\])*)\](\{[^{}\n]*\})?|(\{[^{}\n]*\}))/g;
/** Matches `[text]{.class}`, and elements that can have attributes: a code span, a link, an image. */
const SPAN = /(?<![!\]\\\w-])\[([^[\]\n]+)\]\{[^{}\n]*\}/g;
/** No sequence of letters can match in two ways, which would cause catastrophic backtracking. */
const ATTRIBUTES =
  /(?<=[`)*_])\{[ \t]*(?:(?:[.#][\w:-]+(?![\w:-])|:?[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[\w./-]+(?![\w./-]))|[\w-]+(?![\w-]))[ \t]*)+\}/g;

/**
 * Converts components within a line of text (`:badge[New]{color="info"}`). Spans that only affect appearance
 * (`[text]{.class}`) are replaced by their text. Code is not changed.
 */
export function readMdcText(
  line: string,
  {page}: FileScope,
  tag: (name: string, props: Record<string, string>) => number,
): string {
  if (!/:[a-z][\w-]*[[{]|[\])`*_]\{/.test(line)) return line;
  const {components} = page.context.dialect;
  const plain = (text: string): string =>
    text
      .replaceAll(COMPONENT, (_, name: string, label?: string, after?: string, only?: string) => {
        const rule = Object.hasOwn(components, name) ? components[name] : undefined;
        const shown = typeof rule === "object" && "as" in rule;
        if (label !== undefined && !shown) return label;
        return markOfTag("self", tag(name, {...propsOf(after ?? only), ...(label && {label})}));
      })
      .replaceAll(SPAN, "$1");
  return outsideCode(line, plain).replaceAll(ATTRIBUTES, "");
}

/** Parses `{to="/a" :bound="1" .class}` by name. */
export const propsOf = (braces: string | undefined): Record<string, string> =>
  braces === undefined ? {} : readArguments(braces.slice(1, -1).replaceAll(/(^|\s):(?=[\w-]+=)/g, "$1"));

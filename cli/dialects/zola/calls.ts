import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import type {TemplateLanguage} from "../toolkit/template/scan.ts";
import {outsideCode} from "../toolkit/text/code-spans.ts";

/** Language of the tags that `readCalls` creates. */
export const CALLS: TemplateLanguage = {
  signs: [{open: "{{<", close: ">}}", kind: "tag"}],
  endWords: false,
};

/** Matches a shortcode, with its sign, name and arguments, or the end of a body. */
const CALL = /\{([{%])-?[ \t]*(?:([A-Za-z_]\w*)\(([^\n{}]*)\)|(end))[ \t]*-?[%}]\}/g;

/** Matches the sign of an escaped shortcode. */
const ESCAPED = /(\{[{%])\/\*|\*\/([%}]\})/g;

/**
 * Converts shortcodes to tags: `{{ name(a="b") }}`, and `{% name() %}` … `{% end %}` around a body. Escaped ones lose
 * their comment signs, also in code: https://www.getzola.org/documentation/content/shortcodes/
 */
export function readCalls({text}: FileScope): RewrittenText | null {
  if (!/\{[{%]/.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const open: string[] = [];
  const tagOf = (written: string, sign: string, name?: string, values = ""): string => {
    if (name !== undefined) {
      if (sign === "%") open.push(name);
      return `{{< ${name} ${values} >}}`;
    }
    const last = sign === "%" ? open.pop() : undefined;
    return last === undefined ? written : `{{< /${last} >}}`;
  };
  const out = lines.map((line, i) =>
    (prose.has(i) ? outsideCode(line, part => part.replaceAll(CALL, tagOf)) : line).replaceAll(
      ESCAPED,
      "$1$2",
    ),
  );
  return {text: out.join("\n"), lines: lines.map((_, i) => i + 1)};
}

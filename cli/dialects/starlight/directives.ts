import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {rewriteProse} from "../toolkit/text/rewrite-prose.ts";

const LEAF = /^([ \t]*)::([a-z][\w-]*)(?:\[([^\]\n]*)\])?(?:\{[^{}\n]*\})?[ \t]*$/;
const TEXT = /(?<![\w:`/]):[a-z][\w-]*\[([^\]\n]*)\](?:\{[^{}\n]*\})?/g;

/**
 * Directives in a text (`:abbr[HTML]{title="…"}`) and in lines of their own (`::name[Label]{…}`) leave their content: what they
 * stand for is a program of the project (https://github.com/remarkjs/remark-directive).
 */
export function readDirectives({text}: FileScope): RewrittenText | null {
  if (!/:[a-z][\w-]*[[{]|^[ \t]*::[a-z]/m.test(text)) return null;
  return rewriteProse(text, line => {
    const leaf = LEAF.exec(line);
    if (leaf) return (leaf[1] ?? "") + (leaf[3] ?? "");
    return line.includes("`") ? line : line.replaceAll(TEXT, "$1");
  });
}

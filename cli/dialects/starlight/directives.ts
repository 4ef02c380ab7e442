import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {rewriteProse} from "../toolkit/text/rewrite-prose.ts";

const LEAF = /^([ \t]*)::([a-z][\w-]*)(?:\[([^\]\n]*)\])?(?:\{[^{}\n]*\})?[ \t]*$/;
const TEXT = /(?<![\w:`/]):[a-z][\w-]*\[([^\]\n]*)\](?:\{[^{}\n]*\})?/g;

/**
 * Replaces inline directives (`:abbr[HTML]{title="…"}`) and leaf directives (`::name[Label]{…}`) with their
 * content, because the project implements them with a program (https://github.com/remarkjs/remark-directive).
 */
export function readDirectives({text}: FileScope): RewrittenText | null {
  if (!/:[a-z][\w-]*[[{]|^[ \t]*::[a-z]/m.test(text)) return null;
  return rewriteProse(text, line => {
    const leaf = LEAF.exec(line);
    if (leaf) return (leaf[1] ?? "") + (leaf[3] ?? "");
    return line.includes("`") ? line : line.replaceAll(TEXT, "$1");
  });
}

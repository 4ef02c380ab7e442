import {report} from "../file-scope.ts";
import {evaluateSource} from "../mdx/evaluate.ts";
import type {InlineRule} from "./rule.ts";

/** `{{ $frontmatter.title }}` and literals; what would have to run is left out and reported (`mdx-expression`). */
export const moustache: InlineRule = {
  sign: "{{",
  pattern: /\{\{(?!\{)\s*([^{}]+?)\s*\}\}/,
  make([, code = ""], node, scope) {
    try {
      const value = evaluateSource(code, new Map([["$frontmatter", scope.page.frontMatter]]));
      const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
      return text === "" ? [] : [{type: "text", value: text, data: {evaluated: true}}];
    } catch {
      report(scope, "mdx-expression", `\`{{ ${code} }}\` can't be evaluated without running code`, node);
      return [];
    }
  },
};

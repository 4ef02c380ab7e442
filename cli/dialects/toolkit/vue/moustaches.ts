import {type InlineRule, report, type SiblingsHook} from "#core/parse/file-scope.ts";
import {evaluateSource} from "#core/parse/mdx/evaluate.ts";

/**
 * Directive of an element whose content is displayed verbatim
 * (https://vuejs.org/api/built-in-directives.html#v-pre).
 */
const LITERAL = /\bv-pre\b/;

/** Removes interpolations from HTML. */
export const removeMoustaches: SiblingsHook = ({children}) => {
  for (const child of children)
    if (child.type === "html" && !LITERAL.test(child.value))
      child.value = child.value.replaceAll(/\{\{[^{}]*\}\}/g, "");
};

/**
 * Evaluates `{{ $frontmatter.title }}` and literals; other expressions are removed and reported
 * (`mdx-expression`).
 */
export const moustache: InlineRule = {
  sign: "{{",
  isLiteral: before => before?.type === "html" && LITERAL.test(before.value),
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

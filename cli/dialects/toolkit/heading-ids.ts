import type {HeadingIdRule} from "#core/model/dialect.ts";

const BRACES_AT_END = /(?:(?<![ \t])[ \t]*)?\{#([^\s{}]+)\}[ \t]*$/;

/** `## Title {#id}` */
export const BRACES: HeadingIdRule = {pattern: BRACES_AT_END};

/** `## Title \{#id}`, as MDX needs it. */
export const ESCAPED_BRACES: HeadingIdRule = {pattern: BRACES_AT_END, isEscapable: true};

/** `## Title { #id .class }` or `{: id="id"}` */
export const ATTRIBUTES: HeadingIdRule = {
  pattern:
    /(?:(?<![ \t])[ \t]*)?\{:?[ \t]*(?:[^\s{}]+[ \t]+)*?(?:#|id=["']?)([^\s{}"']+)["']?(?:[ \t]+[^{}]*)?\}[ \t]*$/,
};

/** `## Title {.class}` or `{#id .class}`, whose classes are not shown. */
export const CLASSES: HeadingIdRule = {
  pattern:
    /(?:(?<![ \t])[ \t]*)?\{:?(?=[^{}]*\.[\w-])(?=[^{}#]*(?:#([^\s{}.#]+))?)[ \t]*(?:[.#][^\s{}.#]+[ \t]*)+\}[ \t]*$/,
};

/** `## Title {/* id *\/}`, a comment of MDX. */
export const COMMENT: HeadingIdRule = {
  pattern: /^\s*\/\*\s*#?([\w-][^\s*]*)\s*\*\/\s*$/,
  isExpression: true,
};

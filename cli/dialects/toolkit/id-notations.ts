import type {HeadingIdRule} from "#core/model/dialect.ts";

const BRACES_AT_END = /(?:(?<![ \t])[ \t]*)?\{#([^\s{}]+)\}[ \t]*$/;

/** Heading id in braces: `## Title {#id}`. */
export const BRACES: HeadingIdRule = {pattern: BRACES_AT_END};

/** Heading id in braces with spaces, as in Python-Markdown: `## Title { #id }`. */
export const SPACED_BRACES: HeadingIdRule = {
  pattern: /(?:(?<![ \t])[ \t]*)?\{[ \t]+#([^\s{}]+)[ \t]*\}[ \t]*$/,
};

/** Heading id in escaped braces, as MDX requires: `## Title \{#id}`. */
export const ESCAPED_BRACES: HeadingIdRule = {pattern: BRACES_AT_END, isEscapable: true};

/** Heading id in an attribute list: `## Title { #id .class }` or `{: id="id"}`. */
export const ATTRIBUTES: HeadingIdRule = {
  pattern:
    /(?:(?<![ \t])[ \t]*)?\{:?[ \t]*(?:[^\s{}]+[ \t]+)*?(?:#|id=["']?)([^\s{}"']+)["']?(?:[ \t]+[^{}]*)?\}[ \t]*$/,
};

/** Heading id among quoted attributes, which other tools read: `## Title {id="id" collapsible="true"}`. */
export const QUOTED_ATTRIBUTES: HeadingIdRule = {
  pattern:
    /(?:(?<![ \t])[ \t]*)?\{(?=(?:[^{}]*[ \t])?id="([^\s{}"]+)")[ \t]*(?:[\w-]+="[^"{}]*"[ \t]*)+\}[ \t]*$/,
};

/** Heading classes, which are not rendered: `## Title {.class}` or `{#id .class}`. */
export const CLASSES: HeadingIdRule = {
  pattern:
    /(?:(?<![ \t])[ \t]*)?\{:?(?=[^{}]*\.[\w-])(?=[^{}#]*(?:#([^\s{}.#]+))?)[ \t]*(?:[.#][^\s{}.#]+[ \t]*)+\}[ \t]*$/,
};

/** Heading id in an MDX comment: `## Title {/* id *\/}`. */
export const COMMENT: HeadingIdRule = {
  pattern: /^\s*\/\*\s*#?([\w-][^\s*]*)\s*\*\/\s*$/,
  isExpression: true,
};

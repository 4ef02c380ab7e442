/**
 * Classes of highlighted code, few and our own, so that no theme of the highlighter is needed. The site gives each the
 * token of the same meaning: `t-k` keyword and tag (`--code-keyword`), `t-s` string (`--code-string`), `t-n` number
 * and constant (`--code-number`), `t-f` function, class, attribute and key (`--code-func`), `t-r` regular expression
 * (`--code-regex`), `t-c` comment (`--code-comment`). Punctuation has the color of code without a class.
 */
const CLASSES: Readonly<Record<string, string>> = {
  "t-c": "comment prolog doctype cdata shebang block-comment",
  "t-k": "keyword atrule rule important tag module nil namespace directive",
  "t-s": "string char attr-value template-string url triple-quoted-string inserted string-literal content",
  "t-n": "number boolean constant symbol unit color hexcode null date datetime entity",
  "t-f": "function class-name attr-name builtin selector property key method maybe-class-name variable",
  "t-r": "regex",
  "": "punctuation operator interpolation script style embedded-code plain",
};

const TYPES = new Map<string, string>(
  Object.entries(CLASSES).flatMap(([name, types]) => types.split(" ").map(type => [type, name] as const)),
);

/** Returns the markup of a token: samples are a third of the bytes of many pages, so its tag is as short as HTML allows. */
export const token = (name: string, html: string): string => `<i class=${name}>${html}</i>`;

/** Class of a token type; undefined where it looks like what is around it. */
export const tokenClass = (type: string): string | undefined => TYPES.get(type);

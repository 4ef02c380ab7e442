/**
 * CSS classes for highlighted code. There are few of them, so that no highlighter theme is needed. The site
 * maps each to a color token: `t-k` keyword and tag (`--code-keyword`), `t-s` string (`--code-string`), `t-n`
 * number and constant (`--code-number`), `t-f` function, class, attribute and key (`--code-func`), `t-r`
 * regular expression (`--code-regex`), `t-c` comment (`--code-comment`). Punctuation has the default color
 * without a class.
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

/**
 * Returns the markup of a token, with the shortest tag that HTML allows: samples are a third of many pages'
 * bytes.
 */
export const token = (name: string, html: string): string => `<i class=${name}>${html}</i>`;

/** Returns the class of a token type, or `undefined` if it has the default color. */
export const tokenClass = (type: string): string | undefined => TYPES.get(type);

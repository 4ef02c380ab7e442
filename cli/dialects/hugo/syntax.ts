import type {FileScope} from "#core/parse/file-scope.ts";
import {pathWithin} from "#schemas/rules/disk-path.ts";
import {record} from "../toolkit/static-config/values.ts";
import type {Arguments} from "../toolkit/template/arguments.ts";
import type {TemplateLanguage, Token} from "../toolkit/template/scan.ts";
import type {Names} from "../toolkit/template/values.ts";

/** Hugo's shortcode syntax: https://gohugo.io/content-management/shortcodes/ */
export const SHORTCODES: TemplateLanguage = {
  signs: [
    {open: "{{</*", close: "*/>}}", kind: "escaped"},
    {open: "{{%/*", close: "*/%}}", kind: "escaped"},
    {open: "{{<", close: ">}}", kind: "tag"},
    {open: "{{%", close: "%}}", kind: "tag"},
  ],
  endWords: false,
  // https://gohugo.io/templates/shortcode/#inline
  programs: /\.inline$/,
};

/**
 * Returns the values that the `param` shortcode finds: `params` of the page, or else what index pages above pass
 * on to it (`cascade`), the nearest of which takes precedence.
 */
export function namedValues({folder, page: {context, frontMatter}}: FileScope): Names {
  const cascade = record(context.dialectSettings.variables?.cascade);
  const path = `${pathWithin(context.content, folder) ?? ""}/`.replace(/^\//, "");
  const above = Object.entries(cascade).filter(([start]) => path.startsWith(start));
  const passedOn = above.reduce<Names>((names, [, values]) => Object.assign(names, values), {});
  return {...passedOn, ...record(frontMatter.params)};
}

/**
 * Returns the language of the code in `tab` within `tabpane`, or in `tabpane` itself; `""` if unnamed, `null`
 * if the content is text. A `tab` with code becomes a code fence
 * (https://www.docsy.dev/docs/adding-content/shortcodes/#tabbed-panes).
 */
export function codeTag(
  text: string,
  {name, start}: Token,
  props: Arguments,
  around: string | null,
): {language: string | null; isFence: boolean} {
  if (name !== "tabpane" && name !== "tab") return {language: around, isFence: false};
  const isText = props.text === "true" || !text.startsWith("{{<", start);
  if (isText || (name === "tab" && around === null)) return {language: null, isFence: false};
  return {language: props.lang ?? around ?? "", isFence: name === "tab"};
}

import type {FileScope} from "#core/parse/file-scope.ts";
import {pathWithin} from "#schemas/rules/disk-path.ts";
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
};

/**
 * Returns the values that index pages above a page pass on to it (`cascade`). The nearest index page takes
 * precedence.
 */
export function cascadedValues({folder, page: {context}}: FileScope): Names | undefined {
  const cascade = context.dialectSettings.variables?.cascade;
  if (typeof cascade !== "object" || cascade === null) return undefined;
  const path = `${pathWithin(context.content, folder) ?? ""}/`.replace(/^\//, "");
  const above = Object.entries(cascade).filter(([start]) => path.startsWith(start));
  return above.reduce<Names>((names, [, values]) => Object.assign(names, values), {});
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

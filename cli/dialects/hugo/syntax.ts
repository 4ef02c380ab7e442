import type {Arguments} from "../toolkit/template/arguments.ts";
import type {TemplateLanguage, Token} from "../toolkit/template/scan.ts";

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

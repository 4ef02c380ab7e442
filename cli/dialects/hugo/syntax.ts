import type {Arguments} from "../toolkit/template/arguments.ts";
import type {TemplateLanguage, Token} from "../toolkit/template/scan.ts";

/** https://gohugo.io/content-management/shortcodes/ */
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
 * Returns the language of the code that `tab` holds within `tabpane`, or `tabpane` itself, `""` if it is unnamed; null if
 * their content is text. A `tab` with code becomes a fence (https://www.docsy.dev/docs/adding-content/shortcodes/#tabbed-panes).
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

import type {TemplateLanguage} from "../toolkit/template/scan.ts";

/** mdBook helper syntax: https://rust-lang.github.io/mdBook/format/mdbook.html */
export const HELPERS: TemplateLanguage = {
  signs: [
    {open: "\\{{#", close: "}}", kind: "escaped"},
    {open: "{{#", close: "}}", kind: "tag"},
    // Of preprocessors, such as `mdbook-course`.
    {open: "{{%", close: "}}", kind: "tag"},
  ],
  endWords: true,
};

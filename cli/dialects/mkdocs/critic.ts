import type {TextHook} from "#core/parse/file-scope.ts";
import {rewriteProse} from "../toolkit/text/rewrite-prose.ts";

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/\{\+\+([^{}\n+]+)\+\+\}/g, "<ins>$1</ins>"],
  [/\{--([^{}\n-]+)--\}/g, "<del>$1</del>"],
  [/\{~~([^{}\n~]+)~>([^{}\n~]+)~~\}/g, "<del>$1</del><ins>$2</ins>"],
  [/\{==([^{}\n=]+)==\}/g, "<mark>$1</mark>"],
  [/\{>>[^{}\n<]*<<\}/g, ""],
];

/** Converts CriticMarkup to elements: https://facelessuser.github.io/pymdown-extensions/extensions/critic/ */
export const criticMarkup: TextHook = ({text}) =>
  /\{[+~=>-]{2}/.test(text)
    ? rewriteProse(text, line =>
        line.includes("{") && !line.includes("`")
          ? MARKUP.reduce((out, [pattern, element]) => out.replaceAll(pattern, element), line)
          : line,
      )
    : null;

/** Matches an option of an extension or plug-in in pages of Material for MkDocs, which links refer to. */
const OPTION = /<!-- md:option ([\w.:+-]+) -->/g;

/** Renders options named in comments, with the ids that links use; headings are not changed. */
export const namedOptions: TextHook = ({text}) =>
  text.includes("<!-- md:option")
    ? rewriteProse(text, line =>
        line.startsWith("#") ? line : line.replaceAll(OPTION, '`$1`<span id="+$1"></span>'),
      )
    : null;

import {expect, it} from "vitest";
import {findingsOf, renderText} from "#fixtures/support/page.ts";

const found = (text: string, file: string): unknown[] =>
  findingsOf(renderText(text, {file}))
    .filter(({code}) => code === "html-nesting")
    .map(({line, message}) => [line, /<(\w+)>/.exec(message)?.[1]]);

it.each<[string, string, unknown[]]>([
  ["a.md", "<p><div>x</div></p>", [[1, "div"]]],
  ["a.md", "text\n\n<p>one<ul><li>x</li></ul></p>", [[3, "ul"]]],
  ["a.md", "<p>\n\nMarkdown\n\n</p>", []],
  ["a.md", "text <div>x</div>", [[1, "div"]]],
  ["a.mdx", "<p>\n  <div>x</div>\n</p>", [[1, "div"]]],
  ["a.md", "<p>one\n<p>two</p>", []],
  ["a.md", "<p>a <b>b</b> <!-- <div> --></p>\n\n<div><p>x</p></div>", []],
  ["a.md", "<p><button><div>x</div></button></p>", []],
  ["a.md", "<table><tr><td><p>x</p><div>y</div></td></tr></table>", []],
  ["a.mdx", "<div>\n  <p>x</p>\n\n  text\n</div>", []],
  ["a.md", "`<p><div></div></p>`", []],
])("%s: %j", (file, text, expected) => expect(found(text, file)).toEqual(expected));

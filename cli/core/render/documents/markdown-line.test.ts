import fc from "fast-check";
import type {Nodes} from "mdast";
import {expect, it} from "vitest";
import {loadEngine, parse} from "#core/parse/engine/engine.ts";
import {markdownLine, markdownLinkText} from "./markdown-line.ts";

await loadEngine("remark");

const pieces = fc.constantFrom(
  ..."[ ] ( ) < > \\ ! : ` * _ # & ; / a b javascript:alert(1) <img onerror=a> <script> </x> <!-- [z](javascript:a) [a]: ![ &lt; &#60;".split(
    " ",
  ),
  "\0",
  "\x07",
  "\x1b[31m",
  "\n",
  "\n\n",
  "\u0085",
);
const quoted = fc.constantFrom("", ">", "> > ", "* ", "1) + ");
const hostile = fc
  .tuple(quoted, fc.array(pieces, {maxLength: 12}))
  .map(([start, all]) => start + all.join(""));

function* nodes(node: Nodes): Iterable<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* nodes(child);
}

it("converts any text to one line without HTML, links, images, definitions and control characters", () =>
  fc.assert(
    fc.property(hostile, text => {
      const line = markdownLine(text);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
      expect(line).not.toMatch(/[\0-\x1F\x7F-\x9F]/);
      for (const page of [`# ${line}`, `> ${line}`, `- [a](/b/): ${line}`]) {
        const found = [...nodes(parse(page, "md", "remark"))];
        const own = page.startsWith("-") ? 1 : 0;
        expect(found.filter(({type}) => /^(?:html|image|definition|.*Reference)$/.test(type))).toEqual([]);
        expect(found.filter(({type}) => type === "link")).toHaveLength(own);
      }
    }),
    {numRuns: 200},
  ));

it("converts any text to the text of a link, which contains nothing else", () =>
  fc.assert(
    fc.property(hostile, text => {
      const found = [...nodes(parse(`- [${markdownLinkText(text)}](/b/)`, "md", "remark"))];
      expect(found.filter(({type}) => /^(?:html|image|definition|.*Reference)$/.test(type))).toEqual([]);
      expect(found.filter(({type}) => type === "link")).toMatchObject([{url: "/b/"}]);
      expect(found.find(({type}) => type === "paragraph")).toMatchObject({children: [{type: "link"}]});
    }),
    {numRuns: 200},
  ));

it("keeps common titles unchanged", () => {
  for (const title of ["output.filename", "`a[0]` and *b*", "a < b", "Arrays: T[]", "[hash]"])
    expect(markdownLine(title)).toBe(title);
});

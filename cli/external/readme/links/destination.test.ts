import fc from "fast-check";
import type {Definition, Image, Link} from "mdast";
import {visit} from "unist-util-visit";
import {expect, test} from "vitest";
import {parseMarkdown} from "#fixtures/support/parse-markdown.ts";
import {applyEdits} from "../edits.ts";
import {retarget} from "./destination.ts";

/** Retargets every link, image and definition in a text. */
function retargetAll(text: string, target: (url: string) => string): string {
  const tree = parseMarkdown(text);
  const edits = targets(text).map(node => retarget({text, tree}, node, target(node.url)));
  return applyEdits(
    text,
    edits.filter(edit => edit !== null),
  );
}

function targets(text: string): (Link | Image | Definition)[] {
  const found: (Link | Image | Definition)[] = [];
  visit(parseMarkdown(text), node => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") found.push(node);
  });
  return found;
}

test.each([
  ["[`./src/a.ts`](./src/a.ts)", "[`./src/a.ts`](/new)"],
  ['[a]( x "y" )', '[a]( /new "y" )'],
  ["[a](<x y> 'z')", "[a](/new 'z')"],
  ["[a](x_(y))", "[a](/new)"],
  ["[a]()", "[a](/new)"],
  ["[a](b\\)c&amp;d)", "[a](/new)"],
  ['![a](b "t](c)")', '![a](/new "t](c)")'],
  ["![a [b](c)](d)", "![a [b](/new)](/new)"],
  ['[id]: x "title"', '[id]: /new "title"'],
  ["[i\\]d]: <x y>", "[i\\]d]: /new"],
  ["[id]:\n  x\n  'title'", "[id]:\n  /new\n  'title'"],
  ["<https://x.org/a_b>", "[https://x.org/a\\_b](/new)"],
  ["see https://x.org/a.", "see [https://x.org/a](/new)."],
  ['> [a\n> b](c\n> "d")', '> [a\n> b](/new\n> "d")'],
])("%j becomes %j", (text, result) => {
  const isImage = text.startsWith("![a [b]");
  expect(retargetAll(text, () => "/new")).toBe(isImage ? "![a [b](c)](/new)" : result);
});

test("characters with a meaning in Markdown are escaped in a new target", () => {
  const url = "https://x.org/a b(c)|d?e=1&copy=2<3>";
  const text = retargetAll("[a](x)", () => url);
  expect(targets(text)[0]?.url).toBe("https://x.org/a%20b%28c%29%7Cd?e=1&copy=2%3C3%3E");
});

test("only the target of a link changes, for any text", () => {
  const label = fc.stringMatching(/^[a-z `*_!\\[\]()"'<>&;.-]{0,20}$/);
  const target = fc.stringMatching(/^(?:[a-z./#?&()\\_-]{0,12}|<[a-z ()./\\-]{0,12}>)$/);
  const title = fc.constantFrom("", ' "t"', " 't](u)'", ' (t "u")');
  const form = fc.constantFrom(
    "[L](TA)",
    "![L](TA)",
    "x [L](TA) y",
    "[L]: TA",
    "- [L](TA)\n",
    "[![L](TA)](TA)",
  );
  fc.assert(
    fc.property(form, label, target, title, (shape, l, t, a) => {
      const text = shape
        .replaceAll("L", () => l)
        .replaceAll("T", () => t)
        .replaceAll("A", () => a);
      const before = targets(text);
      // Bare URLs become links with text, which is a separate case.
      if (before.some(node => node.type === "link" && node.url.includes("://"))) return;
      const after = targets(retargetAll(text, url => `/new/${url.length}`));
      expect(after.map(node => node.url)).toEqual(before.map(node => `/new/${node.url.length}`));
      expect(after.map(node => node.title)).toEqual(before.map(node => node.title));
    }),
    {numRuns: 500, seed: 7},
  );
});

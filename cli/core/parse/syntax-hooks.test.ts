import fc from "fast-check";
import {expect, it} from "vitest";
import {contextOf, parseWith} from "#fixtures/support/page.ts";
import type {Dialect} from "../model/dialect.ts";
import type {MarkerHook, Syntax, TextHook} from "./file-scope.ts";

const NONE: Syntax = {
  beforeParse: [],
  markers: [],
  afterParse: [],
  blocks: [],
  tags: {},
  code: [],
  inline: [],
};

const parsed = (text: string, syntax: Partial<Syntax>) => {
  const context = contextOf();
  return parseWith(text, {...context, dialect: {...context.dialect, syntax: {...NONE, ...syntax}}});
};

/** Creates a hook that adds paragraphs above a text. */
const above =
  (count: number): TextHook =>
  ({text}) => ({
    text: "x\n\n".repeat(count) + text,
    lines: [...Array<number>(count * 2).fill(1), ...text.split("\n").map((_, i) => i + 1)],
  });

it("diagnostics have the lines of the file, even if text hooks insert lines", () =>
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (paragraphs, first, second) => {
      const {diagnostics} = parsed(`${"a\n\n".repeat(paragraphs)}b\nT> tip\n`, {
        beforeParse: [above(first), () => null, above(second)],
      });
      expect(diagnostics.map(({code, line}) => [code, line])).toEqual([
        ["aside-position", paragraphs * 2 + 2],
      ]);
    }),
    {numRuns: 50},
  ));

const removed: MarkerHook = () => line =>
  /^[ >]*%%%$/.test(line)
    ? {mask: line.replace("%%%", "___"), marker: {role: "alone", make: () => []}}
    : null;

it.each([
  ["a\n\n%%%\n\nb", "root(paragraph(text) paragraph(text))"],
  ["a\n%%%\nb", "root(paragraph(text) paragraph(text))"],
  ["> a\n> %%%\n> b", "root(blockquote(paragraph(text) paragraph(text)))"],
])("a marker ends the preceding block, and its node is replaced: %j", (text, shape) => {
  type Node = {type: string; children?: Node[]};
  const shapeOf = ({type, children}: Node): string =>
    children ? `${type}(${children.map(shapeOf).join(" ")})` : type;
  expect(shapeOf(parsed(text, {markers: [removed]}).tree as Node)).toBe(shape);
});

it.each(["```\n%%%\n```", "<pre>\n%%%\n</pre>", "<div>\n%%%\n</div>"])(
  "a line that is code or HTML is no marker: %j",
  text => {
    expect(JSON.stringify(parsed(text, {markers: [removed]}).tree.children)).toContain("%%%");
  },
);

it("text hooks, tree hooks and hooks of siblings run in the order of their lists", () => {
  const calls: string[] = [];
  const note = (name: string) => (): null => {
    calls.push(name);
    return null;
  };
  parsed("a", {
    beforeParse: [note("text 1"), note("text 2")],
    afterParse: [note("tree 1"), note("tree 2")],
    blocks: [note("blocks 1"), note("blocks 2")],
    inline: [note("inline 1"), note("inline 2")],
  });
  const once = ["text 1", "text 2", "tree 1", "tree 2"];
  const siblings = ["blocks 1", "blocks 2", "inline 1", "inline 2"];
  // Children of the root, then of the paragraph.
  expect(calls).toEqual([...once, ...siblings, ...siblings]);
});

it("a tag hook replaces a tag and keeps its content, unless the config has a rule for the name", () => {
  const context = contextOf();
  const tags: Syntax["tags"] = {Field: ({children}) => [{type: "blockquote", children: children as never}]};
  const read = (components: Dialect["components"]): string[] => {
    const dialect = {...context.dialect, components, syntax: {...NONE, tags}};
    const {tree} = parseWith('<Field name="a">\n\n**b**\n\n</Field>', {...context, dialect});
    return tree.children.map(({type}) => type);
  };
  expect(read({})).toEqual(["blockquote"]);
  expect(read({Field: "content"})).toEqual(["paragraph"]);
});

import type {Heading} from "mdast";
import {describe, expect, it} from "vitest";
import {inlineText} from "#core/model/mdast-text.ts";
import {codesOf, parseText} from "#fixtures/support/page.ts";

const heading = (text: string, file: string): [string, string | undefined] => {
  const node = parseText(text, {file}).tree.children.find(child => child.type === "heading") as Heading;
  return [inlineText(node), node.data?.id];
};

describe.each(["a.md", "a.mdx"])("hand-written ids in %s", file => {
  it.each([
    ["## Install {#setup}", ["Install", "setup"]],
    ["## Install{#setup}", ["Install", "setup"]],
    ["## `code` {#x-1}", ["code", "x-1"]],
    ["## Unicode {#配置}", ["Unicode", "配置"]],
  ])("%j", (text, expected) => {
    expect(heading(text, file).map(part => part?.trim())).toEqual(expected);
    expect(codesOf(parseText(text, {file}))).toEqual([]);
  });
});

describe("no ids", () => {
  it.each(["## A {#}", "## A {x}", "## A `{#x}`", "## A \\{#x}", "## A {#a b}", "## {#x} A"])("%j", text => {
    expect(heading(text, "a.md")[1]).toBeUndefined();
  });
});

it("an id after the text of a setext heading works in Markdown", () => {
  expect(heading("Title {#t}\n===", "a.md")).toEqual(["Title", "t"]);
});

import {expect, test} from "vitest";
import {applyRule} from "#fixtures/support/readme.ts";
import {dropHeader} from "./header.ts";

const drop = (text: string): string => applyRule(dropHeader, text).trim();

test("logos in a centered block are removed, the surrounding content is kept", () => {
  const text = `> For version 8.

<div align="center">
  <a href="https://babel.dev"><img src="a.svg"></a>
</div>

[![npm][npm]][npm-url]

## Install

<div align="center">kept</div>
`;
  expect(drop(text)).toBe(`> For version 8.



[![npm][npm]][npm-url]

## Install

<div align="center">kept</div>`);
});

test("the description in a centered block is kept as a paragraph, without interpreting it as Markdown", () => {
  const text = `<div align="center">
  <img src="a.png">
  <h1>Title</h1>
  <p>
    Makes *.png and <a href="/x">small_files</a>
    <!-- note -->
    in one go.
  </p>
  <p><img src="b.png"></p>
</div>

Text.`;
  expect(drop(text)).toBe(`Makes \\*.png and <a href="/x">small\\_files</a> in one go.\n\nText.`);
});

test("a block with Markdown inside keeps its paragraphs, but not its title", () => {
  const text = `<div align="center">

# Title

A tool.

<img src="a.png">

</div>

Text.`;
  expect(drop(text)).toBe("A tool.\n\nText.");
});

test("nested blocks end where the outer one ends", () => {
  expect(drop('<div align="center"><div><img></div><div></div></div>\n\nText.')).toBe("Text.");
});

test.each([
  ['<p align="center"><img src="a.png"></p>', ""],
  ['<p style="text-align: center"><a href="x"><img src="a.png"></a></p>', ""],
  ["<center><img src=a.png></center>", ""],
  ['<p align="center">Words</p>', '<p align="center">Words</p>'],
  ['<p align="center"><img src="logo.png"><br>hi', '<p align="center"><img src="logo.png"><br>hi'],
  ['<div align="left">Words</div>', '<div align="left">Words</div>'],
  ['<div align="center">unclosed <img>', ""],
])("%s", (block, result) => {
  expect(drop(`${block}\n\nText.`)).toBe(`${result}\n\nText.`.trim());
});

test("code that contains such a block is unchanged", () => {
  const text = '```html\n<div align="center"></div>\n```\n\n`<div align="center">`';
  expect(drop(text)).toBe(text);
});

import {describe, expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {readFeatures, tooNew, wrongEngines} from "./check.ts";
import {requiredVersions} from "./versions.ts";

describe("requiredVersions", () => {
  it.each([
    ["You need Node.js 20.11 or newer.", ["20.11"]],
    ["The current `webpack-cli` asks for Node.js 20.9, and more for Node 22.15+.", ["20.9", "22.15"]],
    ["Node.js >= 18.12 and later", ["18.12"]],
    ["You need [Node.js](https://nodejs.org/) 20.9 or newer.", ["20.9"]],
    ["It came with Node.js 16.", []],
    ["requires Node.js 10.13.0 (LTS)", ["10.13.0"]],
  ])("%s", (text, versions) => {
    expect(requiredVersions(text).map(({version}) => version)).toEqual(versions);
  });
});

describe("tooNew", async () => {
  const features = await readFeatures();
  const page = (prose: string, code: string) =>
    extractPage("a.md", `${prose}\n\n\`\`\`js\n${code}\n\`\`\`\n`);
  const messages = (prose: string, code: string, minimum: [number, number] = [20, 9]) =>
    tooNew(page(prose, code), features, minimum).map(({line, message}) => `${line} ${message.split(",")[0]}`);

  it("reports features newer than the general minimum and the version on the page", () => {
    expect(messages("Text.", "const a = import.meta.dirname;")).toEqual([
      "4 import.meta.dirname needs Node.js 20.11",
    ]);
    expect(messages("Needs Node.js 20.11 or later.", "const a = import.meta.dirname;")).toEqual([]);
    expect(messages("Text.", "const a = import.meta.dirname;", [20, 11])).toEqual([]);
    expect(messages("Text.", "import { globSync } from 'node:fs';")).toEqual([
      "4 fs.glob needs Node.js 22.0",
    ]);
    expect(messages("Text.", "import { globSync } from 'glob';\nimport fs from 'fs';")).toEqual([]);
  });
});

it("reports sentences that contradict the packages", () => {
  const engines = {
    webpack: {version: "5.1.0", node: ">=10.13.0"},
    "webpack-cli": {version: "7.1.0", node: ">=20.9.0"},
  };
  const messages = (text: string) =>
    wrongEngines(extractPage("a.md", text), engines).map(({message}) => message);
  expect(messages("webpack 5 needs Node.js 10.13. webpack-cli 7 needs Node.js 20.9.")).toEqual([]);
  expect(messages("webpack-cli 6 needs Node.js 18.12.")).toEqual([]);
  expect(messages("`webpack-cli` requires Node.js 18.")).toEqual([
    "webpack-cli 7.1.0 needs Node.js 20.9.0, not 18",
  ]);
});

import {describe, expect, it} from "vitest";
import type {Fence, Mark} from "../types.ts";
import {isConfiguration, isModule} from "./detect.ts";

const names = new Set(["entry", "mode"]);
const fence = (text: string, more: Partial<Fence> = {}): Fence => ({
  language: "js",
  title: undefined,
  text,
  line: 1,
  marks: [],
  ...more,
});

describe("isConfiguration", () => {
  it("uses the title if there is one", () => {
    expect(isConfiguration(fence("", {title: "webpack.config.js"}), names)).toBe(true);
    expect(isConfiguration(fence("", {title: "build/webpack.prod.config.mjs"}), names)).toBe(true);
    expect(isConfiguration(fence("", {title: "webpack.config.ts", language: "ts"}), names)).toBe(true);
    expect(isConfiguration(fence("module.exports = {mode: 'none'}", {title: "babel.config.js"}), names)).toBe(
      false,
    );
    expect(isConfiguration(fence("", {title: "webpack.config.js", language: "diff"}), names)).toBe(false);
  });

  it("uses the exported options without a title", () => {
    expect(isConfiguration(fence("module.exports = {entry: './a.js'};"), names)).toBe(true);
    expect(isConfiguration(fence("export default {'mode': 'none'};"), names)).toBe(true);
    expect(isConfiguration(fence("module.exports = {pitch() {}};"), names)).toBe(false);
    expect(isConfiguration(fence("module.exports = function (source) {};"), names)).toBe(false);
    expect(isConfiguration(fence("const a = {entry: 1};"), names)).toBe(false);
  });

  it("ignores samples marked by the author", () => {
    const mark: Mark = {name: "parse-only", argument: "", values: [["reason", "r"]], line: 1};
    expect(isConfiguration(fence("", {title: "webpack.config.js", marks: [mark]}), names)).toBe(false);
  });
});

it("isModule distinguishes the two module systems", () => {
  expect(isModule(fence("export default {};"))).toBe(true);
  expect(isModule(fence("const a = import.meta.dirname;"))).toBe(true);
  expect(isModule(fence("module.exports = {};"))).toBe(false);
});

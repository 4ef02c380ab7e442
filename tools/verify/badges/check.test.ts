import {describe, expect, it} from "vitest";
import type {Kind} from "../coverage/names/name.ts";
import {judge, type Settled} from "./check.ts";
import type {Claim} from "./claims.ts";
import {around, factsOf} from "./releases.ts";

const release = (version: string, names: string[], words = ""): Settled => ({
  version,
  names: names.map(text => {
    const [kind = "", full = ""] = text.split(" ");
    const [owner = ""] = full.split(".");
    return {kind: kind as Kind, full, short: full.split(".").at(-1) ?? full, owner};
  }),
  words: new Set(words.split(" ")),
});
const claim = (name: string, more: Partial<Claim> = {}): Claim => ({
  name,
  version: "5.2",
  path: "a.md",
  line: 1,
  section: name,
  owner: name,
  from: "heading",
  ...more,
});

it("finds the first release with a version, and the last without it", () => {
  const versions = ["5.10.0", "5.2.0", "5.1.3", "5.1.10", "4.47.0"];
  expect(around(versions, "5.2")).toEqual({at: "5.2.0", before: "5.1.10"});
  expect(around(versions, "5.10.0")).toEqual({at: "5.10.0", before: "5.2.0"});
  expect(around(versions, "5.11")).toEqual({before: "5.10.0"});
});

describe("judge", () => {
  const before = release("5.1.0", ["option cache", "hook Compiler.hooks.run"], "cache run old");
  const at = release(
    "5.2.0",
    ["option cache", "option cache.type", "hook Compiler.hooks.run", "hook Compiler.hooks.end"],
    "cache run old type end new",
  );

  it("confirms an option, and a hook below its class", () => {
    expect(judge(claim("cache.type"), at, before)).toBe("true");
    expect(judge(claim("type", {section: "cache", from: "row"}), at, before)).toBe("true");
    expect(judge(claim("end", {owner: "Compiler Hooks"}), at, before)).toBe("true");
  });

  it("reports features that existed before", () => {
    expect(judge(claim("cache"), at, before)).toEqual({message: "cache is in 5.1.0 already"});
    expect(judge(claim("run", {owner: "Compiler Hooks"}), at, before)).toEqual({
      message: "run is in 5.1.0 already",
    });
  });

  it("searches for the word if the public name is uncertain", () => {
    expect(judge(claim("new", {from: "prose"}), at, before)).toBe("true");
    expect(judge(claim("run", {from: "prose"}), at, before)).toBe("undecided");
    expect(judge(claim("gone", {from: "prose"}), at, before)).toEqual({message: "gone is not in 5.2.0"});
  });
});

it("reads public names and words in the files of a release", () => {
  const texts = new Map([
    ["package/schemas/WebpackOptions.json", '{"properties": {"cache": {"properties": {"type": {}}}}}'],
    ["package/types.d.ts", "declare class Compiler { hooks: { run: Hook } }"],
    ["package/lib/a.js", "importOptions.webpackIgnore;"],
  ]);
  const {names, words} = factsOf(texts, "option");
  expect(names).toEqual([
    "hook Compiler.hooks.run",
    "magic comment webpackIgnore",
    "option cache",
    "option cache.type",
  ]);
  expect(words).toContain("importOptions");
});

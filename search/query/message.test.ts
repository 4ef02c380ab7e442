import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {isMessage, queryParts} from "./message.ts";

const text = (query: string): string =>
  queryParts(query)
    .map(part => part.text)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
const worthOf = (query: string, word: string): number | undefined =>
  queryParts(query).find(part => part.text.includes(word))?.worth;

describe("questions", () => {
  it("are unchanged with any content", () => {
    const word = fc.constantFrom("output.path", '"two words"', "'fs'", "/a/b/c", "3:4", "{x}", "--watch");
    fc.assert(
      fc.property(fc.array(word, {minLength: 1, maxLength: 3}), words => {
        const query = words.join(" ");
        expect(queryParts(query)).toEqual([{text: query, worth: 1, variable: false}]);
      }),
    );
  });
});

describe("pasted messages", () => {
  const SAID = "The value of this option can not be used here";

  it("mean the same on every machine: paths, positions, URLs and sizes are ignored", () => {
    const noise = fc.constantFrom(
      "/home/me/app/src/index.js",
      "C:\\Users\\me\\app",
      "./src/a.js",
      "../b.js",
      "(12:34)",
      "index.js:1",
      "react.development.js:12:34",
      "391 KiB",
      "142 ms",
      "https://example.org/help#x",
      "at build (/home/me/x.js:1:2)",
      "{ amd?, bail?, cache? }",
    );
    fc.assert(
      fc.property(noise, fc.nat(9), (part, at) => {
        const words = SAID.split(" ");
        const query = [...words.slice(0, at), part, ...words.slice(at)].join(" ");
        expect(text(query)).toBe(SAID);
      }),
    );
  });

  it("weight names most, and prose least in a sentence without names beside one with names", () => {
    const query = "The file is not as it was meant to be. - output.filename should be a string";
    expect(worthOf(query, "filename")).toBeGreaterThan(worthOf(query, "string") as number);
    expect(worthOf(query, "string")).toBeGreaterThan(worthOf(query, "meant") as number);
    expect(worthOf("none of these seven words is a name", "seven")).toBe(1);
  });

  it("weight the kind of an error like prose, because many messages start with it", () => {
    const query = "ValidationError: Invalid object. The value of outputPath does not match the schema";
    expect(worthOf(query, "ValidationError:")).toBe(worthOf(query, "Invalid"));
    expect(worthOf(query, "outputPath")).toBeGreaterThan(worthOf(query, "value") as number);
  });

  it("use a dotted name without its first part if it is a word of the message", () => {
    expect(text("Invalid settings object that does not match: settings.output.path is wrong")).toContain(
      " output.path is wrong",
    );
    expect(text("The value that was given does not match: settings.output is wrong")).toContain(
      "settings.output",
    );
  });

  it("are distinguished from searches by length, and from questions by the first words", () => {
    expect(isMessage('"tree shaking" of modules')).toBe(false);
    expect(isMessage('Module build failed: reading from "x:y" is not handled')).toBe(true);
    const rest = "log in with the account on GitHub instead";
    for (const start of ["How do I", "why does it", "Can I", "Wie kann ich", "pourquoi il faut"])
      expect(isMessage(`${start} ${rest}`)).toBe(false);
    for (const start of ["Can't", "Cannot", "Could not", "Whatever"])
      expect(isMessage(`${start} ${rest}`)).toBe(true);
  });

  it("may begin with the code of an error, which weighs as a name, in few words", () => {
    const code = fc.stringMatching(/^(?:[A-Z]{2,5}_[A-Z]{3,8}(?:_[A-Z]{3,8})?|[A-Z]{1,4}\d{3,5})$/);
    const mark = fc.constantFrom(" ", ": ", "] ");
    fc.assert(
      fc.property(code, mark, (name, between) => {
        const query = `${between === "] " ? "[" : ""}${name}${between}unsupported type`;
        expect(isMessage(query)).toBe(true);
        expect(worthOf(query, name)).toBeGreaterThan(worthOf(query, "unsupported") as number);
      }),
    );
    expect(isMessage("HTTP headers")).toBe(false);
    expect(isMessage("ERR_NOT_FOUND")).toBe(false);
  });

  it("are never empty", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("/a/b", "1:2", "{x}", "'y'", "5 KiB"), {minLength: 8}), words => {
        expect(text(words.join(" "))).not.toBe("");
      }),
    );
  });
});

import {describe, expect, it} from "vitest";
import {matchesLine, missingLine, unstatedLine} from "./output.ts";

describe("matchesLine", () => {
  it("ignores durations, hashes, minor versions and whitespace widths", () => {
    expect(matchesLine("webpack 5.113.0 compiled in 120 ms", "webpack 5.200.1  compiled in 34 ms")).toBe(
      true,
    );
    expect(matchesLine("asset main.7e2c49a6.js", "asset main.00000001.js")).toBe(true);
    expect(matchesLine("webpack 5.113.0", "webpack 6.0.0")).toBe(false);
  });

  it("allows sizes to differ by a tenth, not more", () => {
    expect(matchesLine("asset a.js 70 KiB [emitted]", "asset a.js 69.5 KiB [emitted]")).toBe(true);
    expect(matchesLine("asset a.js 70 KiB [emitted]", "asset a.js 90 KiB [emitted]")).toBe(false);
    expect(matchesLine("asset a.js 1 KiB", "asset a.js 1000 bytes")).toBe(true);
  });

  it("treats … as any text and nothing else as a pattern", () => {
    expect(matchesLine("error in …/a.js (1:2)", "error in /tmp/x/a.js (1:2)")).toBe(true);
    expect(matchesLine("a.b", "axb")).toBe(false);
  });
});

describe("missingLine", () => {
  it("requires the lines of a block to be adjacent and in order", () => {
    expect(missingLine("a\nb", "x\na\n\nb\ny")).toBeUndefined();
    expect(missingLine("a\nb", "a\nx\nb")).toBe("b");
    expect(missingLine("b\n…\na", "a\nb")).toBe("a");
  });

  it("treats a line of … as any lines", () => {
    expect(missingLine("a\n…\nb", "a\nx\ny\nb")).toBeUndefined();
  });

  it("finds a block after a partial match", () => {
    expect(missingLine("a\nb", "a\na\nb")).toBeUndefined();
  });
});

describe("unstatedLine", () => {
  it("finds omissions at either end and in between", () => {
    expect(unstatedLine("a\nb", "a\n\nb\n")).toBeUndefined();
    expect(unstatedLine("a\nb", "x\na\nb")).toBe("x");
    expect(unstatedLine("a\nb", "a\nx\nb")).toBe("x");
    expect(unstatedLine("a\nb", "a\nb\nx")).toBe("x");
  });

  it("treats a line of … as any lines", () => {
    expect(unstatedLine("…\na\n…", "x\na\ny")).toBeUndefined();
    expect(unstatedLine("a\n…\nb", "a\nx\nb\ny")).toBe("y");
  });
});

import {describe, expect, it} from "vitest";
import {applyDiff} from "./patch.ts";

describe("applyDiff", () => {
  it("replaces the removed lines of each hunk", () => {
    const file = "a\nb\nc\nd\ne\n";
    expect(applyDiff(file, " a\n-b\n+B\n …\n-e\n+E\n+F")).toBe("a\nB\nc\nd\nE\nF\n");
  });

  it("creates a file from added lines only", () => {
    expect(applyDiff(undefined, "+a\n+b")).toBe("a\nb\n");
    expect(() => applyDiff(undefined, " a\n+b")).toThrow("does not exist");
  });

  it("rejects a hunk that does not match and reports the line", () => {
    expect(() => applyDiff("a\nb\n", " a\n-c\n+d")).toThrow("in its place: c");
  });

  it("rejects an ambiguous hunk or one without context", () => {
    expect(() => applyDiff("a\nb\na\n", "-a\n+c")).toThrow("two places");
    expect(() => applyDiff("a\n", "+b")).toThrow("only adds");
  });

  it("keeps empty context lines, with or without the first column", () => {
    expect(applyDiff("a\n\nb\n", " a\n\n-b\n+c")).toBe("a\n\nc\n");
  });
});

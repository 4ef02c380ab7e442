import {writeFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {readHead, textOf} from "./front-matter-key.ts";

describe("a key of front matter", () => {
  const folder = temporaryFolder();
  const read = (text: string): string => {
    const file = join(folder, "a.md");
    writeFileSync(file, text);
    return textOf(readHead(file), "slug");
  };
  const blank = fc.array(fc.constantFrom(" ", "\t", "\n", "\r\n")).map(parts => parts.join(""));

  it.each([
    '---\nslug: "b"\n---\n',
    '+++\nslug = "b"\n[x]\nslug = "c"\n+++\n\n---\nslug: d\n---\n',
    '{\n  "slug": "b"\n}\n',
  ])("is found after white space: %j", matter => {
    fc.assert(
      fc.property(blank, before => {
        expect(read(before + matter)).toBe("b");
      }),
    );
    expect(read(`\uFEFF${matter}`)).toBe("b");
  });

  it.each(["Text\n\n---\nslug: b\n---\n", "# T\n+++\nslug = 1\n+++\n"])(
    "is not found after text: %j",
    text => {
      expect(read(text)).toBe("");
    },
  );
});

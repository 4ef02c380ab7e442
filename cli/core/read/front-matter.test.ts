import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {toolNamed} from "#dialects/index.ts";
import {splitFrontMatter} from "./front-matter.ts";

const split = (text: string) => splitFrontMatter(text, "a.md");

describe("splitFrontMatter", () => {
  it("blanks the lines of the front matter", () => {
    expect(split("---\ntitle: A\n---\n\n# B\n")).toEqual({
      yaml: "title: A\n",
      frontMatterLine: 2,
      text: "\n\n\n\n# B\n",
    });
  });

  it.each(["starlight", "hugo", "zola"] as const)(
    "may begin after blank lines in %s, but not later",
    name => {
      const {startOf} = toolNamed(name).frontMatter;
      const blank = fc.array(fc.constantFrom("", " ", "\t")).map(lines => lines.map(l => `${l}\n`).join(""));
      fc.assert(
        fc.property(blank, before => {
          const found = splitFrontMatter(`${before}---\ntitle: A\n---\nb\n`, "a.md", startOf);
          const line = before.split("\n").length;
          expect(found).toEqual({
            yaml: "title: A\n",
            frontMatterLine: line + 1,
            text: `${"\n".repeat(line + 2)}b\n`,
          });
        }),
      );
      expect(splitFrontMatter("a\n---\ntitle: A\n---\n", "a.md", startOf)).toMatchObject({yaml: null});
      expect(splitFrontMatter("\n---\ntitle: A\n", "a.md", startOf)).toMatchObject({diagnostic: {line: 2}});
      expect(split("\n---\ntitle: A\n---\n")).toMatchObject({yaml: null});
    },
  );

  it("accepts an empty block, and keeps later thematic breaks in the body", () => {
    expect(split("---\n---\none\n\n---\n\ntwo: 2\n---\n")).toMatchObject({
      yaml: "",
      text: "\n\none\n\n---\n\ntwo: 2\n---\n",
    });
  });

  it.each(["", "text\n---\na: 1\n---\n", "----\n", "--- \n", " ---\na: 1\n---\n", "---\n\nA paragraph\n"])(
    "finds none in %j",
    text => expect(split(text)).toMatchObject({yaml: null, text}),
  );

  it("reports other languages and never evaluates them", () => {
    expect(split("---js\n{title: 1}\n---\n")).toMatchObject({
      diagnostic: {code: "front-matter-language", line: 1},
    });
    expect(split("---yaml\ntitle: A\n---\n")).toMatchObject({yaml: "title: A\n"});
  });

  it("accepts TOML between plus signs, or after its name", () => {
    expect(split('+++\ntitle = "A"\n+++\n\nb\n')).toEqual({
      yaml: 'title = "A"\n',
      format: "toml",
      frontMatterLine: 2,
      text: "\n\n\n\nb\n",
    });
    expect(split("---toml\na = 1\n---\n")).toMatchObject({yaml: "a = 1\n", format: "toml"});
    expect(split("+++\na = 1\n\ntext\n")).toMatchObject({diagnostic: {code: "front-matter-unclosed"}});
    for (const text of ["+++ b\n", "+++\nSome text.\n+++\n", "++++\na = 1\n"])
      expect(split(text)).toMatchObject({yaml: null, text});
  });

  it("reports unclosed front matter", () => {
    expect(split("---\ntitle: A\n\ntext\n")).toMatchObject({diagnostic: {code: "front-matter-unclosed"}});
  });

  it("preserves all lines and positions", () => {
    const line = fc.stringMatching(/^[a-z#: -]{0,8}$/);
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (head, body) => {
        const text = `---\n${head.join("\n")}\n---\n${body.join("\n")}`;
        const parts = split(text);
        if ("diagnostic" in parts) return;
        const before = text.split("\n");
        const after = parts.text.split("\n");
        expect(after.length).toBe(before.length);
        after.forEach((l, i) => {
          if (l !== "") expect(l).toBe(before[i]);
        });
      }),
    );
  });
});

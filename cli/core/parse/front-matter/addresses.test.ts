import {describe, expect, it} from "vitest";
import {codesOf, findingsOf, parseText} from "#fixtures/support/page.ts";

const page = (lines: string) =>
  parseText(`---\ntitle: T\n${lines}\n---\nText.\n`, {file: "guides/a.md", pages: ["guides/b.md"]});

describe("URLs in front matter", () => {
  it.each(["edit", "source", "repo"])(
    "in `%s` must be web URLs, and are otherwise omitted and reported",
    field => {
      for (const address of [
        "javascript:x",
        "data:text/html,x",
        " vbscript:x",
        "JAVA\tSCRIPT:x",
        "file:///x",
      ]) {
        const parsed = page(`${field}: ${JSON.stringify(address)}`);
        expect(parsed.frontMatter).toEqual({title: "T"});
        expect(codesOf(parsed)).toEqual(["link-scheme"]);
        expect(findingsOf(parsed)[0]).toMatchObject({line: 3});
      }
      expect(page(`${field}: https://x.example/`).frontMatter).toEqual({
        title: "T",
        [field]: "https://x.example/",
      });
    },
  );

  it("in Further Reading are checked and resolved like links", () => {
    const entries: [url: string, becomes: string | null, codes: string[]][] = [
      ["https://x.example/a", "https://x.example/a", []],
      ["/guides/b/", "/guides/b/", []],
      ["./b.md#x", "/guides/b/#x", []],
      ["data:text/html,x", null, ["link-scheme"]],
      ["javascript:x", null, ["link-scheme"]],
      ["./none.md", "./none.md", ["link-page"]],
    ];
    for (const [url, becomes, codes] of entries) {
      const parsed = page(`related:\n  - title: R\n    url: ${JSON.stringify(url)}`);
      expect(parsed.frontMatter.related).toEqual(becomes === null ? [] : [{title: "R", url: becomes}]);
      expect(codesOf(parsed)).toEqual(codes);
      if (codes.length > 0) expect(findingsOf(parsed)[0]).toMatchObject({line: 5});
    }
  });
});

describe("an unclosed comment", () => {
  it("is an error at its first line", () => {
    const parsed = parseText("# T\n\nText.\n\n<!-- open\n\nmore\n");
    expect(findingsOf(parsed)).toMatchObject([{code: "comment-unclosed", severity: "error", line: 5}]);
  });

  it.each(["<!-- a -->", "<!-- a\n\nb -->", "`<!--`", "a <!-- b", "<!-- a --> <!-- b -->"])(
    "%j is none",
    text => {
      expect(codesOf(parseText(`# T\n\n${text}\n`))).toEqual([]);
    },
  );
});

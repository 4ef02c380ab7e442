import {describe, expect, it} from "vitest";
import {parseMarkdown} from "#fixtures/support/parse-markdown.ts";
import {findMalformedLinks} from "./malformed-links.ts";

const found = (text: string): string[] =>
  findMalformedLinks(parseMarkdown(text), "a.md").map(({message}) => message);

describe("findMalformedLinks", () => {
  it("finds URLs with a space, and explains the correct syntax", () => {
    expect(findMalformedLinks(parseMarkdown("\n[x](./part two.md#end)\n"), "a.md")).toMatchObject([
      {code: "link-malformed", line: 2, column: 1, hint: expect.stringContaining("`./part%20two.md#end`")},
    ]);
    expect(found("[`code`](a b.mdx) and [y](c d.md)")).toHaveLength(2);
  });

  it.each([
    "[a](<./part two.md>)",
    "[a](./part%20two.md)",
    "`[a](b c.md)`",
    "[x](see the notes) (a b.md)",
    "    [a](b c.md)",
  ])("accepts %s", text => expect(found(text)).toEqual([]));
});

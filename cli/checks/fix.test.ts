import {readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {applyEdits} from "./fix.ts";

const edit = (line: number, column: number, old: string, text: string) => ({
  file: "a.md",
  line,
  column,
  old,
  text,
});

describe("applyEdits", () => {
  it("keeps line ends and a byte order mark", () =>
    expect(applyEdits("\uFEFFab\r\ncd\rab\n", [edit(1, 1, "ab", "x"), edit(3, 2, "b", "yy")])).toEqual({
      text: "\uFEFFx\r\ncd\rayy\n",
      count: 2,
    }));

  it("leaves out edits that do not match the text or overlap", () =>
    expect(applyEdits("abc\n", [edit(1, 1, "b", "x"), edit(1, 1, "ab", "y"), edit(1, 2, "bc", "z")])).toEqual(
      {
        text: "yc\n",
        count: 1,
      },
    ));
});

describe("check --fix", () => {
  const folder = temporaryFolder();
  const page = join(folder, "content/guides/a.md");
  const before = [
    "\uFEFF---\r",
    "title:   A   # odd, but mine\r",
    "---\r",
    "[slash](/guides/b)  [all](https://docs.example.org/guides/b#x) [case](./B.md)\r",
    "[old](/old/) and `[code](/guides/b)` <https://docs.example.org/guides/b>\r",
    "[ref][r] <a href='/guides/b'>html</a>\r",
    "\r",
    "[r]: </guides/b>\r",
    "\r",
    "```javascript\r",
    "a(  ) \r",
    "```\r",
    "",
  ].join("\n");
  writeFiles(folder, {
    "docs-index.config.json": '{"site": "https://docs.example.org", "dates": "none"}',
    "content/guides/a.md": before,
    "content/guides/b.md": "---\ntitle: B\n---\n\n## X\n",
    "content/data/redirects.json": '{"redirects": [{"from": "/old/", "to": "/guides/b/#x"}]}',
  });

  it("fixes every kind at once, and nothing else", async () => {
    const {diagnostics} = await checkFolder(folder, "--fix");
    expect(readFileSync(page, "utf8")).toBe(
      before
        .replace("[slash](/guides/b)", "[slash](/guides/b/)")
        .replace("[all](https://docs.example.org/guides/b#x)", "[all](/guides/b/#x)")
        .replace("./B.md", "./b.md")
        .replace("[old](/old/)", "[old](/guides/b/#x)")
        .replace("href='/guides/b'", "href='/guides/b/'")
        .replace("[r]: </guides/b>", "[r]: </guides/b/>")
        .replace("```javascript", "```js"),
    );
    // A URL that is spelled out for readers is left to the author.
    expect(diagnostics.map(({code}) => code)).toEqual(["link-slash"]);
  });

  it("changes nothing on the second run", async () => {
    const text = readFileSync(page, "utf8");
    await checkFolder(folder, "--fix");
    expect(readFileSync(page, "utf8")).toBe(text);
  });

  it("fixes neither suppressed findings nor rules that were not selected", async () => {
    const text =
      "---\ntitle: A\n---\n\n<!-- docs-index-disable-next-line link-slash -- as it is -->\n[b](/guides/b)\n\n[c](/old/)\n";
    writeFileSync(page, text);
    await checkFolder(folder, "--fix", "--rule", "link-slash");
    expect(readFileSync(page, "utf8")).toBe(text);
  });
});

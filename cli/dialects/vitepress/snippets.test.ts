import {describe, expect, it} from "vitest";
import {findingsOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = temporaryFolder();
const LINES = ["one", "two", "three", "four", "five"];
writeFiles(root, {
  "content/code.js":
    "a();\n// #region one\nb();\n// #endregion one\n// #region two\n  c();\n// #endregion two\n",
  "content/part.md": LINES.map(line => `${line}\n`).join(""),
  "content/marks.md": "out\n\n<!-- #region in -->\nin\n<!-- #endregion in -->\n\nout\n",
});

/** Returns titles and lines of the code on a page. */
function codeOf(text: string, dialect: Surroundings["dialect"]): [title: string | null, code: string][] {
  const {body} = renderText(text, {dialect, root, file: "page.md"});
  return [...body.html.matchAll(/<figure.*?<\/figure>/gs)].map(([figure]) => [
    /<span class="code__title">(.*?)<\/span>/.exec(figure)?.[1] ?? null,
    (/<code>(.*)<\/code>/s.exec(figure)?.[1] ?? "").replaceAll(/<[^>]*>/g, "").trimEnd(),
  ]);
}

describe("files included as code", () => {
  const all = "a();\nb();\n  c();";

  it.each<[string, string, string]>([
    ["<<< ./code.js", "code.js", all],
    ["<<< @/code.js", "code.js", all],
    ["<<< code.js#one", "code.js", "b();"],
    ["<<< ./code.js#two{1 js}", "code.js", "c();"],
    ["<<< ./code.js#one{js:line-numbers} [A b]", "A b", "b();"],
  ])("are included with VitePress syntax: %s", (text, title, code) => {
    expect(codeOf(text, "vitepress")).toEqual([[title, code]]);
  });

  it("have their own names in groups", () => {
    const page = renderText("::: code-group\n<<< ./code.js#one [x]\n<<< ./code.js#two [y]\n:::", {
      dialect: "vitepress",
      root,
      file: "page.md",
    });
    expect([...page.body.html.matchAll(/data-title="(.*?)"/g)].map(([, title]) => title)).toEqual(["x", "y"]);
  });

  it.each<[string, string]>([
    ["@[code](./code.js)", all],
    ["@[code js](@/code.js)", all],
    ["@[code js{1}](code.js)", all],
    ["@[code{3-3}](code.js)", "b();"],
    ["@[code{3-3} js:no-line-numbers](code.js)", "b();"],
  ])("are included with VuePress syntax: %s", (text, code) => {
    expect(codeOf(text, "vuepress")).toEqual([["code.js", code]]);
  });
});

describe("files included as content", () => {
  const ranges: [string, string[]][] = [["", LINES]];
  for (let from = 1; from <= 5; from++) {
    ranges.push([`{${from}}`, LINES.slice(from - 1, from)]);
    ranges.push([`{${from},}`, LINES.slice(from - 1)], [`{,${from}}`, LINES.slice(0, from)]);
    for (let to = from; to <= 5; to++) ranges.push([`{${from},${to}}`, LINES.slice(from - 1, to)]);
  }

  it.each(ranges)("are included with these lines: %j", (range, lines) => {
    const page = renderText(`<!--@include: ./part.md${range}-->`, {
      dialect: "vitepress",
      root,
      file: "page.md",
    });
    expect(page.body.html).toBe(`<p>${lines.join("\n")}</p>`);
  });

  it("are included by region name", () => {
    const page = renderText("<!--@include: ./marks.md#in-->", {dialect: "vitepress", root, file: "page.md"});
    expect(page.body.html).toBe("<p>in</p>");
  });

  it("are named as written if they are missing", () => {
    const page = renderText("<!--@include: ./none.md-->", {dialect: "vitepress", root, file: "page.md"});
    expect(findingsOf(page).map(({message}) => message)).toEqual(["`./none.md` does not exist"]);
  });
});

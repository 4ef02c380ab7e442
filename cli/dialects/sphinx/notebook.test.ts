import {expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {codesOf, findingsOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const page: Surroundings = {dialect: "sphinx", file: "page.ipynb"};
const PICTURE = "iVBORw0KGgo=";

const notebook = (...cells: object[]): string =>
  JSON.stringify({metadata: {language_info: {name: "python"}}, nbformat: 4, cells}, null, 1);
const text = (source: string | string[], more: object = {}) => ({cell_type: "markdown", source, ...more});
const code = (source: string, ...outputs: object[]) => ({cell_type: "code", source, outputs});

it("shows the text, code and results of notebooks", () => {
  const {body} = renderText(
    notebook(
      text(["# Title\n", "\n", "A *word*."]),
      code("print('```')", {output_type: "stream", text: ["one\n", "two\n"]}),
      code("f()", {output_type: "display_data", data: {"image/png": PICTURE, "text/plain": "<Figure>"}}),
      code("g()", {output_type: "execute_result", data: {"text/markdown": "*bold*", "text/plain": "x"}}),
      {...code("secret()"), metadata: {tags: ["remove-cell"]}},
      {...code("hidden()", {text: "shown"}), metadata: {tags: ["remove-input"]}},
      text("![a](attachment:p.png)", {attachments: {"p.png": {"image/png": PICTURE}}}),
    ),
    page,
  );
  for (const part of ["<em>word</em>", "one\ntwo", "<em>bold</em>", "shown", "```"])
    expect(body.html).toContain(part);
  expect(body.html.match(new RegExp(`data:image/png;base64,${PICTURE}`, "g"))).toHaveLength(2);
  for (const part of ["secret", "hidden()", "Figure", "attachment"]) expect(body.html).not.toContain(part);
});

it("shows HTML that a cell printed only if there is nothing else, and reports what it removes", () => {
  const table = [
    "<style>\n",
    "p {}\n",
    "</style>\n",
    "\n",
    "<table>\n",
    "\n",
    "    <tr><td>one</td></tr>\n",
    "</table>",
  ];
  const printed = renderText(
    notebook(
      code("f()", {output_type: "execute_result", data: {"text/html": table}}),
      code("g()", {output_type: "execute_result", data: {"text/html": "<b>none</b>", "text/plain": "two"}}),
      code("h()", {output_type: "display_data", data: {"text/html": "<script>plot()</script>"}}),
      text("after"),
    ),
    page,
  );
  expect(printed.body.html).toMatch(/<td>one<\/td>.*two.*<p>after<\/p>/s);
  expect(printed.body.html).not.toMatch(/none|plot|<style|<script/);
  expect(codesOf(printed)).toEqual(["html-removed", "html-removed"]);
});

it("names the line of the file in findings", () => {
  const source = notebook(text(["# Title\n", "\n", "same\n", "\n", "same [x](nope.md)\n"]));
  const [found] = findingsOf(renderText(source, page));
  expect(found).toMatchObject({code: "link-page"});
  expect(source.split("\n")[(found?.line ?? 0) - 1]).toContain("nope.md");
});

it.each([
  "",
  "{",
  "[]",
  "null",
  '{"cells": 1}',
  '{"cells": [null, 1, {"cell_type": "markdown", "source": {}}]}',
])("survives the content %j", source => {
  const codes = codesOf(renderText(source, page));
  expect(codes.filter(name => name !== "data-syntax")).toEqual([]);
});

it("reads chunks of R Markdown as code", () => {
  const {body} = renderText("# T\n\n```{r plot, echo=FALSE}\nx <- 1\n```\n", {...page, file: "page.Rmd"});
  expect(body.html).toContain('<span class="code__lang">r</span>');
});

it("publishes notebooks and resolves their labels, if an extension reads them", async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    "conf.py": "project = 'X'\nextensions = ['myst_nb']\n",
    "index.md": "# X\n\n[a](b.ipynb) [b](some/target) {ref}`some/target` {doc}`b`\n\n```{toctree}\nb\n```\n",
    "b.ipynb": notebook(text("# Notebook\n\n[back](index.md)\n\n(some/target)=\n## Part\n")),
  });
  const {diagnostics} = await checkFolder(root);
  expect(diagnostics).toEqual([]);
});

it.each([
  ["null", "a value"],
  ["[1]", "a list"],
  ['{"worksheets": []}', "an old format"],
])("reports a file that is not a notebook: %s (%s)", json => {
  expect(codesOf(renderText(json, page))).toContain("data-syntax");
});

it("tells attachments with similar names apart, and shows them only where they are images", () => {
  const attachments = {
    "p.png": {"image/png": PICTURE},
    "p.png2": {"image/png": "AAAA"},
    "my pic.png": {"image/png": "BBBB"},
  };
  const source =
    "![a](attachment:p.png2) ![b](attachment:my%20pic.png) `attachment:p.png` <img src='attachment:p.png'>";
  const {html} = renderText(notebook(text(source, {attachments})), page).body;
  for (const part of ["base64,AAAA", "base64,BBBB", "<code>attachment:p.png</code>", `base64,${PICTURE}`])
    expect(html).toContain(part);
});

it("stops repeating attached pictures at a limit", () => {
  const attachments = {a: {"image/png": "A".repeat(40_000)}};
  const {html} = renderText(notebook(text("![](attachment:a)\n".repeat(500), {attachments})), page).body;
  expect(html.length).toBeLessThan(3_000_000);
});

it("shows the page of a notebook with a very long line, its errors, and no injected language", () => {
  const {html} = renderText(
    JSON.stringify(
      {
        metadata: {language_info: {name: "x\n```\n# Injected"}},
        cells: [
          text("Words"),
          code("f()", {output_type: "display_data", data: {"text/html": "x".repeat(9_000_000)}}),
          code("g()", {output_type: "error", ename: "ValueError", evalue: "\u001b[31mbad\u001b[0m"}),
        ],
      },
      null,
      1,
    ),
    page,
  ).body;
  for (const part of ["Words", "g()", "ValueError: bad"]) expect(html).toContain(part);
  expect(html).not.toContain("Injected");
});

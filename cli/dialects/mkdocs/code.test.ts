import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";
import {customFences, FENCES} from "./custom-fences.ts";

it("knows the languages of custom fences, whose code is shown", () => {
  const names = customFences([
    {"pymdownx.superfences": {custom_fences: [{name: "drawing", class: "x"}]}},
    "pymdownx.superfences",
    {"pymdownx.superfences": {custom_fences: [{name: "rich"}]}},
  ]);
  expect(names).toEqual(["drawing", "rich"]);
  const text = '```drawing\ncode\n```\n\n!!! note\n\n    ```{.rich title="x"}\n    more\n    ```\n';
  const page = renderText(text, {dialect: "mkdocs", variables: {[FENCES]: names}});
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html).toContain("<code>code\n</code>");
  expect(page.body.html).toContain("<code>more\n</code>");
  expect(codesOf(renderText(text, {dialect: "mkdocs"}))).toEqual(["code-language", "code-language"]);
});

it("keeps pipes in the code spans of table cells", () => {
  const cell = fc.constantFrom("a", "`a | b`", "``a`|``", "`x`", "`\\|`", "a \\| b", "`[a|b]`");
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), {minLength: 1, maxLength: 4}), rows => {
      const [head, ...body] = rows.map(([a, b]) => `| ${a} | ${b} |`);
      const page = renderText([head, "| --- | --- |", ...body, "", "`a|b`"].join("\n"), {dialect: "mkdocs"});
      const cells = [...page.body.html.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, inner = ""]) =>
        inner.replaceAll(/<[^>]*>/g, ""),
      );
      const shown = rows.flat().map(written =>
        written
          .replace(/^(`+)(.*?)\1$/, "$2")
          .replaceAll("\\|", "|")
          .trim(),
      );
      expect(cells).toEqual(shown);
      expect(page.body.html).toContain("<code>a|b</code>");
    }),
    {numRuns: 60},
  );
});

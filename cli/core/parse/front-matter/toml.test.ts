import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

const GOOD = [
  'group = "Guides"',
  "# A comment",
  "",
  'description = """\nOne\nTwo\n"""',
  "tags = [\n  'a',\n  'b', # note\n]",
  "sort = 3",
];

/** Lines that are wrong where they start, whatever follows. */
const WRONG = [
  "weight = x",
  'label "Guides"',
  "date = 2020-13-01",
  "= 3",
  "a b = 1",
  'label = "Guides',
  "label = 'Guides",
  "weight = 01",
  "list = [1 2]",
  "list = [1",
  "map = {a = 1",
  "[table",
  "label = yes",
];

it("reports a mistake in TOML front matter in its line", () => {
  const parts = fc.uniqueArray(fc.constantFrom(...GOOD), {maxLength: 6});
  fc.assert(
    fc.property(parts, fc.constantFrom(...WRONG), parts, (before, wrong, after) => {
      const front = ['title = "Page"', ...before, wrong, ...after.filter(part => !before.includes(part))];
      const {facts} = renderText(`+++\n${front.join("\n")}\n+++\n\nText.\n`);
      const line = 2 + ['title = "Page"', ...before].join("\n").split("\n").length;
      expect(facts.diagnostics.map(found => [found.code, found.line])).toEqual([["front-matter-yaml", line]]);
    }),
  );
});

it("reads TOML front matter that starts with comments and empty lines", () =>
  expect(codesOf(renderText('+++\n# One\n\n  # Two\ntitle = "Page"\n+++\n\nText.\n'))).toEqual([]));

it("reports each table of an array in its line", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), {minLength: 1, maxLength: 6}), wellFormed => {
      const tables = wellFormed.map(
        isFine => `[[related]]\ntitle = "A"\n${isFine ? "url" : "urll"} = "https://x.example/"\n`,
      );
      const {facts} = renderText(`+++\ntitle = "Page"\n${tables.join("\n")}+++\n\nText.\n`);
      const lines = wellFormed.flatMap((isFine, at) => (isFine ? [] : 3 + 4 * at));
      expect(facts.diagnostics.map(({line}) => line)).toEqual(lines);
    }),
  );
});

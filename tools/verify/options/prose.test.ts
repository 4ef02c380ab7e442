import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {contradictions} from "./consistency.ts";
import {isDeprecated} from "./deprecated.ts";
import {statedDefaults, statedReplacements} from "./prose.ts";

const page = (path: string, ...lines: string[]) => extractPage(path, lines.join("\n\n"));

it("finds defaults in the prose of an option's section, with their lines", () => {
  const text = page(
    "a.md",
    "The default is `1`.",
    "## `output.path`",
    "Text. The default is `'dist'`. In production it defaults to `true`.",
    "```js\n// defaults to `false`\n```",
    "## Other",
    "Defaults to `2`.",
  );
  expect(statedDefaults(text)).toEqual([
    {option: "output.path", path: "a.md", line: 5, value: "dist", depends: false},
    {option: "output.path", path: "a.md", line: 5, value: true, depends: true},
  ]);
});

it("finds the replacement named in an option's section", () => {
  const text = page("a.md", "## `a.b`", "It was renamed to `a.c`. Use [`d.e`](/x/), or use `f`.");
  expect(statedReplacements(text).map(({text: name}) => name)).toEqual(["a.c", "d.e"]);
});

it("reports pages that state different defaults of an option, unless one has a condition", () => {
  const entry = page("configuration/a.md", "## `bail`", "`boolean = false`");
  const same = page("configuration/b.md", "## `bail`", "The default is `false`.");
  const other = page("configuration/c.md", "## `bail`", "It defaults to `true`.");
  const depends = page("configuration/d.md", "## `bail`", "In production it defaults to `true`.");
  const plugin = page("plugins/e.md", "## `bail`", "It defaults to `true`.");
  expect(contradictions([entry, same, depends, plugin])).toEqual([]);
  expect(contradictions([entry, same, other])).toEqual([
    {
      path: "configuration/c.md",
      line: 3,
      message: "bail: the default is true here, and false in configuration/a.md:1",
    },
  ]);
});

it("an option is deprecated if the schema marks every occurrence", () => {
  const root = {definitions: {Old: {deprecated: true, type: "boolean"}}};
  expect(isDeprecated(root, [{$ref: "#/definitions/Old"}])).toBe(true);
  expect(isDeprecated(root, [{$ref: "#/definitions/Old"}, {type: "string"}])).toBe(false);
  expect(isDeprecated(root, [])).toBe(false);
});

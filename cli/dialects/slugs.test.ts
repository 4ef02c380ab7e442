import {expect, it} from "vitest";
import {toolNamed} from "#dialects/index.ts";
import {enhanceText} from "#fixtures/support/page.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";
import {followSteps} from "#support/links/unique-ids.ts";

const slugOf = (tool: DialectName, text: string): string => toolNamed(tool).headings.slug.of(text);

it.each([
  ["build.target", "build-target", "buildtarget", "buildtarget"],
  ["`server.hmr` & more!", "server-hmr-more", "serverhmr--more", "serverhmr-more"],
  ["1. First", "_1-first", "1-first", "1-first"],
  ["Café – au lait", "cafe-–-au-lait", "café--au-lait", "cafe-au-lait"],
  ["foo_bar", "foo-bar", "foo_bar", "foo_bar"],
])("%s → %s by VitePress, %s by GitHub, %s by Python-Markdown", (text, vitepress, github, python) => {
  const plain = text.replaceAll("`", "");
  expect(slugOf("vitepress", plain)).toBe(vitepress);
  expect(slugOf("plain", plain)).toBe(github);
  expect(slugOf("mkdocs", plain)).toBe(python);
});

it.each([
  ["A b ", "hugo", "a-b"],
  ["A b ", "plain", "a-b-"],
  ["1. Make it", "gitbook", "id-1.-make-it"],
  ["Set syntax… ", "gitbook", "set-syntax..."],
  ["Step 2.1 & more", "gitbook", "step-2.1-and-more"],
] as const)("%j in %s → %s", (text, rule, slug) => expect(slugOf(rule, text)).toBe(slug));

it("numbers repeated slugs like the tool, including the title heading", () => {
  const text = "# Foo\n\n## Foo\n\n## Foo";
  expect(enhanceText(text, {dialect: "vitepress"}).headingIds).toEqual(["foo", "foo-1", "foo-2"]);
  expect(enhanceText(text, {dialect: "mkdocs"}).headingIds).toEqual(["foo", "foo_1", "foo_2"]);
  expect(enhanceText(text, {}).headingIds).toEqual(["foo", "foo-1"]);
});

it.each([
  ["docusaurus", "## A b {/*my-id*/}"],
  ["docusaurus", "## A b {/* #my-id */}"],
  ["rspress", "## A b \\{#my-id}"],
  ["mkdocs", "## A b { #my-id .cls }"],
  ["mkdocs", '## A b { id="my-id" }'],
  ["vitepress", "## A b {#my-id}"],
  ["vitepress", "## A b %{#my-id}%"],
] as const)("%s: %s", (dialect, text) => {
  const page = enhanceText(text, {dialect, file: dialect === "rspress" ? "a.mdx" : "a.md"});
  expect(page.anchors).toEqual([{title: "A b", id: "my-id", level: 2}]);
});

it("follows the steps of a custom rule", () =>
  expect(
    followSteps("1. Été & Co", [
      "NFKD",
      {replace: "[\\u0300-\\u036F]"},
      {replace: "[\\s.&]+", with: "-"},
      {replace: "^(\\d)", with: "_$1"},
      "lowercase",
    ]),
  ).toBe("_1-ete-co"));

it("creates ids of long headings quickly", () => {
  const steps = [{replace: "-+$|^x*"}, {replace: "[\\s\\S]+$", with: "a"}, "trim"] as const;
  expect(followSteps(`${"-".repeat(200_000)}x`, steps).length).toBeLessThanOrEqual(1_000);
});

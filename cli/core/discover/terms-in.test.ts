import {describe, expect, it} from "vitest";
import {stringify} from "yaml";
import {namedTerms} from "#support/links/terms.ts";
import {termsIn} from "./front-matter-key.ts";

describe("tags in front matter", () => {
  const names = ["one", "Two words", "a, b", "it's", 'say "x"', "2024", "C#", "日本語"];
  const forms: [string, unknown][] = [
    ["texts", names],
    ["maps", names.map((label, i) => ({label, permalink: `/p${i}`}))],
    ["one text", "alone"],
    ["a map", [{name: "Alone", title: "Writer"}]],
    ["none", []],
  ];
  const styles: [string, (tags: unknown) => string][] = [
    ["in lines", tags => stringify({tags}, {lineWidth: 0})],
    [
      "in lines and quotes",
      tags => stringify({tags}, {lineWidth: 0, defaultStringType: "QUOTE_SINGLE", defaultKeyType: "PLAIN"}),
    ],
    ["in brackets", tags => `tags: ${stringify(tags, {collectionStyle: "flow", lineWidth: 0})}`],
    [
      "in long brackets",
      tags => `tags:\n  ${stringify(tags, {collectionStyle: "flow"}).replaceAll("\n", "\n  ")}\n`,
    ],
    ["as JSON", tags => `tags: ${JSON.stringify(tags)}\n`],
  ];

  describe.each(styles)("%s", (_style, written) =>
    it.each(forms)("are the same before and after the page is parsed: %s", (_form, tags) => {
      const head = `---\ntitle: A\n${written(tags)}draft: false\n---\n\n- no tag\n`;
      expect(termsIn(head, "tags").map(({name, path}) => ({name, ...(path ? {path} : {})}))).toEqual(
        namedTerms(tags),
      );
    }),
  );

  it("end at a comment", () =>
    expect(termsIn("---\ntags: # all\n  - a # first\n- b\n---\n", "tags")).toEqual([
      {name: "a"},
      {name: "b"},
    ]));
});

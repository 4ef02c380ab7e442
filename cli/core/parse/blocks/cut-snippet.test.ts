import fc from "fast-check";
import {expect, it} from "vitest";
import {cutSnippet} from "./cut-snippet.ts";

const MARKS: readonly [start: (name: string) => string, end: (name: string) => string][] = [
  [name => `// #region ${name}`, name => `// #endregion ${name}`],
  [name => `# --8<-- [start:${name}]`, name => `# --8<-- [end:${name}]`],
  [name => `/// [${name}]`, name => `/// [${name}]`],
  [name => `### [${name}]`, name => `### [${name}]`],
  [name => `// ANCHOR: ${name}`, name => `// ANCHOR_END: ${name}`],
];
const line = fc.stringMatching(/^[xyz =]{0,6}[xyz]$/);
const block = fc.array(line, {minLength: 1, maxLength: 3});

it("includes all parts of a region and nothing else", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MARKS),
      fc.array(fc.tuple(block, block), {minLength: 1, maxLength: 3}),
      ([start, end], parts) => {
        const text = parts
          .flatMap(([before, inner]) => [...before, start("a"), ...inner, end("a")])
          .join("\n");
        const shown = cutSnippet(text, "a", "")
          ?.split("\n")
          .map(each => each.trim());
        expect(shown).toEqual(parts.flatMap(([, inner]) => inner.map(each => each.trim())));
        expect(cutSnippet(text, "b", "")).toBeNull();
      },
    ),
  );
});

it("includes a section element by its id, with the sections in it", () => {
  fc.assert(
    fc.property(block, block, block, (before, inner, after) => {
      const section = (id: string, lines: string[]): string[] => [
        `<section id="${id}">`,
        ...lines,
        "</section>",
      ];
      const lines = [...inner, ...section("b", inner), ...inner];
      const text = [...before, ...section("a", lines), ...after].join("\n");
      const trimmed = (part: string | null): string[] | undefined =>
        part?.split("\n").map(each => each.trim());
      expect(trimmed(cutSnippet(text, "a", ""))).toEqual(lines.map(each => each.trim()));
      expect(trimmed(cutSnippet(text, "b", ""))).toEqual(inner.map(each => each.trim()));
      expect(cutSnippet(text, "c", "")).toBeNull();
    }),
  );
});

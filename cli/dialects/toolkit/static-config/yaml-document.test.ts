import fc from "fast-check";
import {expect, test} from "vitest";
import {parseDocument} from "yaml";
import {yamlDocument} from "./yaml-document.ts";

const key = fc.constantFrom("a", "b", "c", "1", "null", "~", "<<");
const mapping = fc.letrec(tie => ({
  map: fc.array(fc.tuple(key, fc.option(tie("map"), {maxDepth: 3, nil: null})), {minLength: 1, maxLength: 6}),
})).map as fc.Arbitrary<[string, unknown][]>;

/** Writes entries in block style, or in flow style. */
const block = (entries: [string, unknown][], indent = ""): string =>
  entries
    .map(([name, value]) =>
      value === null
        ? `${indent}${name}: x\n`
        : `${indent}${name}:\n${block(value as [string, unknown][], `${indent}  `)}`,
    )
    .join("");
const flow = (entries: [string, unknown][]): string =>
  `{${entries.map(([name, value]) => `${name}: ${value === null ? "x" : flow(value as [string, unknown][])}`).join(", ")}}`;

test("duplicate keys are found where the package finds them, and the values are equal", () => {
  fc.assert(
    fc.property(mapping, fc.boolean(), (entries, isFlow) => {
      const text = isFlow ? flow(entries) : block(entries);
      const expected = parseDocument(text, {logLevel: "silent"});
      const found = yamlDocument(text, {logLevel: "silent"});
      const placesOf = ({errors}: {errors: typeof expected.errors}): unknown[] =>
        errors.map(({code, pos, linePos}) => [pos[0], code, linePos?.[0]]).sort();
      expect(placesOf(found)).toEqual(placesOf(expected));
      expect(found.toJS()).toEqual(expected.toJS());
    }),
  );
});

test("a mapping with 100,000 keys is read without comparing each with all others", () => {
  const text = Array.from({length: 100_000}, (_, i) => `k${i}: ${i}\n`).join("");
  expect(Object.keys(yamlDocument(`${text}k7: again\n`).toJS() as object)).toHaveLength(100_000);
});

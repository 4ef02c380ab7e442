import fc from "fast-check";
import {expect, it} from "vitest";
import {ofPattern} from "./find-path.ts";

const path = fc
  .array(fc.constantFrom("a", "b", "ab", "", "$&"), {maxLength: 4})
  .map(parts => `/${parts.join("/")}`);
const rules = fc.array(
  fc.tuple(
    fc.tuple(path, fc.constantFrom("", "*", "/*")).map(texts => texts.join("")),
    path,
  ),
);

/** Reports whether a wildcard redirect (`/old/*`) moves a path. Like hosts, it also moves `/old`. */
const isMovedBy = (from: string, wildcard: string): boolean =>
  from.startsWith(wildcard.slice(0, -1)) || `${from}/*` === wildcard;

it("the first wildcard redirect that matches a path applies", () => {
  fc.assert(
    fc.property(rules, path, (entries, from) => {
      const redirects = new Map(entries.map(([old, to]) => [old, `${to}/:splat`]));
      const [old = "", to] =
        [...redirects].find(([candidate]) => candidate.endsWith("*") && isMovedBy(from, candidate)) ?? [];
      const rest = from.slice(old.length - 1).replace(/\/$/, "");
      expect(ofPattern(from, redirects)).toBe(to?.split(":splat").join(rest));
    }),
  );
});

it("the list of redirects is read once, however many paths are looked up", () => {
  let reads = 0;
  const redirects = new (class extends Map<string, string> {
    override *[Symbol.iterator](): MapIterator<[string, string]> {
      reads++;
      yield* super[Symbol.iterator]();
    }
  })([["/old/*", "/new/:splat"]]);
  for (let i = 0; i < 1000; i++) expect(ofPattern(`/old/${i}/`, redirects)).toBe(`/new/${i}`);
  expect(reads).toBe(1);
});

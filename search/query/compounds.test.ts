import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {splitCompound} from "./compounds.ts";

const index = (...words: string[]): Map<string, number> => new Map(words.map((word, i) => [word, i + 1]));

describe("compounds", () => {
  it.each([
    ["suchleiste", ["suche", "leiste"]],
    ["seitennavigation", ["seite", "navigation"]],
    ["projektstruktur", ["projekt", "struktur"]],
    ["inhaltsliste", ["inhalt", "liste"]],
    ["filewatcher", ["file", "watcher"]],
  ])("%s is made of %j", (word, parts) => {
    expect(
      splitCompound(
        word,
        index(
          "suche",
          "leiste",
          "seite",
          "navigation",
          "projekt",
          "struktur",
          "inhalt",
          "liste",
          "file",
          "watcher",
        ),
      ),
    ).toEqual(parts);
  });

  it("are only split into words of the index that form the whole word", () => {
    const part = fc.stringMatching(/^[a-z]{4,8}$/);
    fc.assert(
      fc.property(
        part,
        part,
        fc.constantFrom("", "s", "n", "en"),
        fc.array(part),
        (first, last, link, others) => {
          const counts = index(...others, first, last);
          const [a, b] = splitCompound(first + link + last, counts) as [string, string];
          expect(counts.has(a) && counts.has(b)).toBe(true);
          expect((first + link + last).startsWith(a.slice(0, -1))).toBe(true);
          expect((first + link + last).endsWith(b)).toBe(true);
        },
      ),
    );
  });

  it("require both of their words", () => {
    expect(splitCompound("suchleiste", index("leiste"))).toBeNull();
    expect(splitCompound("leiste", index("leiste"))).toBeNull();
  });
});

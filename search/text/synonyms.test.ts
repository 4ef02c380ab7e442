import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {synonymsOf} from "./synonyms.ts";

describe("synonyms", () => {
  it("are only abbreviations, unless the config adds others", () => {
    expect(synonymsOf()("config")).toEqual(["configuration"]);
    expect(synonymsOf()("upgrade")).toEqual([]);
    expect(synonymsOf([["upgrade", "Migrate"]])("migrate")).toEqual(["upgrade"]);
  });

  it("work in both directions, for any groups and spellings", () => {
    const word = fc.constantFrom("hmr", "hotReload", "hot-reload", "Config", "a.b", "é");
    fc.assert(
      fc.property(fc.array(fc.array(word, {minLength: 2, maxLength: 4}), {maxLength: 4}), groups => {
        const lookup = synonymsOf(groups);
        for (const first of ["hmr", "hotreload", "config", "configuration", "ab", "e"]) {
          expect(lookup(first)).not.toContain(first);
          for (const other of lookup(first)) expect(lookup(other)).toContain(first);
        }
      }),
    );
  });
});

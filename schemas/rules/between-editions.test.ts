import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {fromEdition, joinAddress, urlBetween} from "./between-editions.ts";

const path = fc
  .array(fc.constantFrom("de", "zh", "1.x", "docs", "a"), {maxLength: 3})
  .map(parts => parts.join("/"));
const ORIGIN = "https://x.org";
const addressOf = (edition: string): string => `${ORIGIN}/base${edition === "" ? "" : `/${edition}`}`;

describe("URLs between editions", () => {
  it("lead from each edition to every other one, for browsers and as text", () => {
    fc.assert(
      fc.property(path, path, (from, to) => {
        const url = urlBetween(from, to);
        expect(new URL(addressOf(from) + url).href).toBe(`${addressOf(to)}/`);
        expect(joinAddress(addressOf(from), url)).toBe(`${addressOf(to)}/`);
      }),
    );
  });

  it("lead from an edition to any path of the whole site", () => {
    fc.assert(
      fc.property(path, path, (from, to) => {
        const url = fromEdition(from, `/${to}`);
        expect(new URL(addressOf(from) + url).href).toBe(`${ORIGIN}/base/${to}`);
        expect(joinAddress(addressOf(from), url)).toBe(`${ORIGIN}/base/${to}`);
      }),
    );
  });

  it("stay within the edition for its own pages", () => {
    expect(urlBetween("de", "de")).toBe("/");
    expect(fromEdition("", "/guide/")).toBe("/guide/");
    expect(joinAddress(ORIGIN, "/guide/")).toBe(`${ORIGIN}/guide/`);
  });
});

import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {comparePages, type Orderable} from "./order.ts";

const compareBySort = (a: Orderable, b: Orderable): number => comparePages("sort", a, b);
const compareByDate = (a: Orderable, b: Orderable): number => comparePages("date", a, b);

const page = (title: string, rest: Partial<Orderable> = {}): Orderable => ({
  name: `${title.toLowerCase()}.md`,
  title,
  sort: null,
  group: null,
  date: null,
  ...rest,
});

const titles = (pages: Orderable[], compare = compareBySort): string =>
  [...pages]
    .sort(compare)
    .map(p => p.title)
    .join(" ");

describe("compareBySort", () => {
  it("handles 0 and negative numbers, and sorts pages without a value last", () => {
    const pages = [
      page("A", {sort: 3}),
      page("B"),
      page("C", {sort: 1}),
      page("Z", {sort: 0}),
      page("N", {sort: -5}),
    ];
    expect(titles(pages)).toBe("N Z C A B");
    expect(titles(pages.reverse())).toBe("N Z C A B");
  });

  it("sorts the index page first, for any title, sort and group", () => {
    const index = page("Zebra", {name: "index.mdx", sort: 99, group: "z"});
    expect(titles([page("Asset", {sort: -1}), index])).toBe("Zebra Asset");
  });

  it("sorts by group (none first), sort, title and name, ignoring case", () => {
    const pages = [
      page("b", {group: "Two"}),
      page("A", {group: "two"}),
      page("x", {group: "One", sort: 9}),
      page("y"),
      page("Y", {name: "a.md"}),
    ];
    expect(titles(pages)).toBe("Y y x A b");
  });

  it("orders pages of the same sort by name", () => {
    expect(titles([page("A", {name: "z.md", sort: 25}), page("B", {name: "a.md", sort: 25})])).toBe("B A");
  });

  const anyPage = fc.record({
    name: fc.constantFrom("index.md", "a.md", "b.md", "c.mdx"),
    title: fc.constantFrom("a", "A", "b", "ß", ""),
    sort: fc.constantFrom(null, 0, -1, 1, 999),
    group: fc.constantFrom(null, "", "g", "G", "h"),
    date: fc.constantFrom(null, "2020-01-01", "2021-01-01"),
  });

  it.each([["compareBySort", compareBySort] as const, ["compareByDate", compareByDate] as const])(
    "%s is a total order",
    (_, compare) => {
      fc.assert(
        fc.property(anyPage, anyPage, anyPage, (a, b, c) => {
          expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
          if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
        }),
      );
      fc.assert(
        fc.property(
          fc.uniqueArray(
            fc.tuple(anyPage, fc.string()).map(([p, name]) => ({...p, name})),
            {selector: p => p.name},
          ),
          pages => {
            expect(
              [...pages]
                .reverse()
                .sort(compare)
                .map(p => compare(p, p)),
            ).toEqual(pages.map(() => 0));
            expect(titles([...pages].reverse(), compare)).toBe(titles(pages, compare));
          },
        ),
      );
    },
  );
});

describe("compareByDate", () => {
  it("sorts the newest first and undated pages last", () => {
    const pages = [page("old", {date: "2020-01-01"}), page("none"), page("new", {date: "2026-01-01"})];
    expect(titles(pages, compareByDate)).toBe("new old none");
  });
});

import fc from "fast-check";
import {describe, expect, it} from "vitest";
import type {SectionRow} from "#site/artifacts/types.ts";
import {datedRows, titleWithoutDate} from "./dated-rows.ts";

const section = (pages: SectionRow[]) => ({
  name: "blog",
  title: "Blog",
  url: "/blog/",
  version: "",
  pages: [{url: "/blog/", title: "Blog"}, ...pages],
});
const date = fc
  .date({min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true})
  .map(day => day.toISOString().slice(0, 10));

describe("entries of a section sorted by date", () => {
  it("are all pages except the index, newest first, and only on the index", () => {
    fc.assert(
      fc.property(fc.array(date), dates => {
        const pages = dates.map((day, at) => ({url: `/blog/${at}/`, title: `${at}`, date: day}));
        const rows = datedRows(section(pages), "/blog/");
        expect(rows.map(row => row.date)).toEqual(dates.toSorted().toReversed());
        expect(new Set(rows.map(({url}) => url)).size).toBe(pages.length);
        expect(datedRows(section(pages), "/blog/0/")).toEqual([]);
      }),
    );
  });

  it("are not listed without dated pages", () => {
    const pages = [
      {url: "/a/", title: "A", date: "2020-01-01"},
      {url: "/b/", title: "B"},
    ];
    expect(datedRows(section(pages), "/blog/")).toEqual([]);
  });

  it.each([
    ["Plans (2020-12-08)", "2020-12-08", "Plans"],
    ["Plans (2020-12-08)", "2020-12-09", "Plans (2020-12-08)"],
    ["(2020-12-08)", "2020-12-08", "(2020-12-08)"],
    ["Plans", "2020-12-08", "Plans"],
  ])("have titles without their own date: %s on %s", (title, day, expected) => {
    expect(titleWithoutDate(title, day)).toBe(expected);
  });
});

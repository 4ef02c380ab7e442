import fc from "fast-check";
import {expect, it} from "vitest";
import {nearbyRows} from "./nearby-rows.ts";
import type {SectionRow, SectionRows} from "./types.ts";

const LARGEST = 100;

const sectionOf = (pages: SectionRow[]): SectionRows => ({
  name: "a",
  title: "A",
  url: "/a/0/",
  version: "1",
  pages,
});

/** Section of groups of the given sizes; a group of one page in ten has no name, and some are nested. */
const large = fc.array(fc.integer({min: 1, max: 120}), {minLength: 1, maxLength: 90}).map(sizes =>
  sectionOf(
    sizes.flatMap((size, group) =>
      Array.from({length: size}, (_, i) => ({
        url: `/a/${group === 0 && i === 0 ? "0" : `${group}-${i}`}/`,
        title: `Page ${group} ${i}`,
        ...(group % 10 === 0 ? {} : {group: `Group ${group}`}),
        ...(group % 3 === 0 && i > 2 ? {groups: [`Group ${group}`, "Inner"]} : {}),
      })),
    ),
  ),
);

const linked = fc.record({section: large, links: fc.array(fc.nat(2000), {maxLength: 20})});

it("keeps a section whole if it is small", () => {
  const section = sectionOf(Array.from({length: 80}, (_, i) => ({url: `/a/${i}/`, title: `Page ${i}`})));
  expect(nearbyRows(section, "/a/7/")).toBe(section);
});

it("limits a section of any size, keeps its order, and counts the rows left out", () => {
  fc.assert(
    fc.property(linked, fc.nat(5000), ({section, links}, pick) => {
      const current = section.pages[pick % section.pages.length]?.url as string;
      const withOthers = {
        ...section,
        links: links.map((before, i) => ({before, title: "Other", url: `https://example.org/${i}`})),
      };
      const near = nearbyRows(withOthers, current);
      if (near === withOthers) return;
      expect(near.pages.length).toBeLessThanOrEqual(LARGEST);
      expect(near.pages.filter(row => row.url === current && row.omitted === undefined)).toHaveLength(1);
      const total = near.pages.reduce((sum, row) => sum + (row.omitted ?? 1), 0);
      expect(total).toBe(section.pages.length + links.length);
      const order = near.pages.flatMap(({url, omitted}) => (omitted === undefined ? [url] : []));
      const whole = [...section.pages.map(row => row.url)].filter(url => order.includes(url));
      expect(order.filter(url => url.startsWith("/"))).toEqual(whole);
    }),
    {numRuns: 60},
  );
});

it("reaches every page by links from the first, without scripts", () => {
  fc.assert(
    fc.property(large, section => {
      const reached = new Set(["/a/0/"]);
      for (const url of reached) for (const row of nearbyRows(section, url).pages) reached.add(row.url);
      expect(reached.size).toBe(section.pages.length);
    }),
    {numRuns: 5},
  );
});

it("keeps all rows where the page lists them", () => {
  const pages = Array.from({length: 400}, (_, i) => ({
    url: `/a/${i}/`,
    title: `Page ${i}`,
    ...(i > 0 ? {date: "2020-01-01"} : {}),
  }));
  const section = sectionOf(pages);
  expect(nearbyRows(section, "/a/0/")).toBe(section);
  expect(nearbyRows(section, "/a/1/").partial).toBe(true);
});

import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {SPONSORS, SPONSORS_SNAPSHOT, supporter} from "#fixtures/support/data-files.ts";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import {sponsorsPath} from "#schemas/artifact-paths.ts";
import type {SponsorsIndex, SponsorsList, SponsorTier} from "#schemas/sponsors.ts";
import {planDocuments} from "../plan.ts";
import {mergeSponsors, sponsorsOfTier} from "./merge-sponsors.ts";

const [LATEST, GOLD, BACKER] = SPONSORS.tiers as [SponsorTier, SponsorTier, SponsorTier];
const DATE = "2026-01-15";
const slugs = (list: readonly {slug: string | null}[]): (string | null)[] => list.map(one => one.slug);

describe("sponsorsOfTier", () => {
  it("includes the lower bound and excludes the upper bound, in cents", () => {
    const all = [
      supporter("low", 9_999),
      supporter("in", 10_000),
      supporter("last", 49_999),
      supporter("over", 50_000),
    ];
    expect(slugs(sponsorsOfTier(all, GOLD, "total", DATE))).toEqual(["last", "in"]);
    const monthly = all.map((one, i) => ({...one, monthlyDonations: [999, 1000, 4999, 5000][i] as number}));
    expect(slugs(sponsorsOfTier(monthly, GOLD, "monthly", DATE))).toEqual(["last", "in"]);
  });

  it("measures age from the day of the snapshot and keeps the largest totals", () => {
    const first = (slug: string, firstDonation: string, total: number) =>
      supporter(slug, total, {firstDonation});
    const all = [
      first("edge", "2026-01-01", 5),
      first("old", "2025-12-31", 99),
      first("small", "2026-01-10", 1),
      first("big", "2026-01-15", 9),
      first("future", "2026-01-16", 99),
      supporter("unknown", 99),
    ];
    expect(slugs(sponsorsOfTier(all, LATEST, "total", DATE))).toEqual(["big", "edge"]);
    expect(sponsorsOfTier(all, LATEST, "total", null)).toEqual([]);
  });

  it("draws fairly: over many days, each supporter is drawn about equally often", () => {
    const all = Array.from({length: 12}, (_, i) => supporter(`s${i}`, i + 1));
    const times = new Map<string | null, number>();
    for (let day = 0; day < 1200; day++) {
      for (const slug of slugs(sponsorsOfTier(all, BACKER, "total", `day ${day}`))) {
        times.set(slug, (times.get(slug) ?? 0) + 1);
      }
    }
    // 3 of 12 on 1,200 days: 300 expected, standard deviation 15.
    expect(times.size).toBe(12);
    for (const count of times.values()) expect(Math.abs(count - 300)).toBeLessThan(75);
  });

  it("draws the same for the same snapshot, in any order", () => {
    const all = Array.from({length: 9}, (_, i) => supporter(`s${i}`, i));
    const drawn = sponsorsOfTier(all, BACKER, "total", DATE);
    expect(drawn).toHaveLength(3);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, {minLength: 9}), shuffled => {
        expect(sponsorsOfTier(shuffled, BACKER, "total", DATE)).toEqual(drawn);
      }),
    );
  });

  it("takes all if there are fewer than to be drawn, without holes", () => {
    const all = [supporter("a", 1), supporter("b", 2)];
    expect(slugs(sponsorsOfTier(all, BACKER, "total", DATE))).toEqual(["b", "a"]);
  });

  it("does not change the given list", () => {
    const all = Object.freeze([supporter("a", 1), supporter("b", 2)]);
    sponsorsOfTier(all, {...BACKER, total: {limit: 1, random: 1}}, "total", DATE);
    expect(slugs(all)).toEqual(["a", "b"]);
  });
});

describe("mergeSponsors", () => {
  it("keeps one entry per slug and adds those from other sources", () => {
    const fetched = [supporter("a", 5), supporter("b", 20), supporter("a", 10)];
    const additional = [supporter("a", 100, {monthlyDonations: 3}), {...supporter("x", 50), slug: null}];
    const merged = mergeSponsors(fetched, additional);
    expect(merged.map(one => [one.name, one.totalDonations, one.monthlyDonations])).toEqual([
      ["A", 110, 3],
      ["X", 50, 0],
      ["B", 20, 0],
    ]);
  });
});

describe("sponsor lists", () => {
  const listOf = (tier: string, supporters = SPONSORS_SNAPSHOT.supporters): SponsorsList =>
    JSON.parse(
      producedText(
        planDocuments(
          testInput([{url: "/"}], {data: {sponsors: SPONSORS, sponsorsSnapshot: {date: DATE, supporters}}}),
        ),
        `data/sponsors/total/${tier}.json`,
      ),
    );

  it("contain only what is displayed", () => {
    expect(listOf("gold").supporters).toEqual([
      {name: "A", url: "https://a.org/", total: 10_000, monthly: 0},
    ]);
  });

  it("reject URLs that are not web URLs", () => {
    const bad = supporter("a b", 10_000, {
      website: "javascript:alert(1)",
      avatar: "data:image/svg+xml,x",
      name: null,
    });
    expect(listOf("gold", [bad]).supporters).toEqual([
      {name: "a b", url: "https://example.org/a%20b", total: 10_000, monthly: 0},
    ]);
  });

  it("are counted in the index to reserve space", () => {
    const input = testInput([{url: "/"}], {data: {sponsors: SPONSORS, sponsorsSnapshot: SPONSORS_SNAPSHOT}});
    const {tiers} = JSON.parse(producedText(planDocuments(input), "data/sponsors/index.json"));
    expect(tiers.map((tier: {counts: object}) => tier.counts)).toEqual([
      {monthly: 0, total: 0},
      {monthly: 0, total: 1},
      {monthly: 3, total: 1},
    ]);
  });

  it("are empty without a snapshot", () => {
    const input = testInput([{url: "/"}], {data: {sponsors: SPONSORS}});
    expect(
      JSON.parse(producedText(planDocuments(input), "data/sponsors/total/gold.json")).supporters,
    ).toEqual([]);
  });
});

it("returns the ranges of tiers in the unit of the amounts", () => {
  const files = [
    ...planDocuments(
      testInput([{url: "/"}], {data: {sponsors: SPONSORS, sponsorsSnapshot: SPONSORS_SNAPSHOT}}),
    ),
  ];
  const {tiers} = JSON.parse(producedText(files, "data/sponsors/index.json")) as SponsorsIndex;
  let bounded = 0;
  for (const tier of tiers)
    for (const type of ["monthly", "total"] as const) {
      const list = JSON.parse(producedText(files, sponsorsPath(type, tier.name))) as SponsorsList;
      const {minimum = 0, maximum = Number.POSITIVE_INFINITY} = tier[type];
      for (const sponsor of list.supporters) {
        expect(sponsor[type]).toBeGreaterThanOrEqual(minimum);
        expect(sponsor[type]).toBeLessThan(maximum);
        if (minimum > 0 && maximum < Number.POSITIVE_INFINITY) bounded += 1;
      }
    }
  expect(bounded).toBeGreaterThan(0);
});

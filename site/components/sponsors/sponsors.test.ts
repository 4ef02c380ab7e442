import {describe, expect, it} from "vitest";
import type {SponsorTier} from "#schemas/sponsors.ts";
import {formatDollars} from "./money.ts";
import {tierHeading, tierRange} from "./tier-texts.ts";

describe("formatDollars", () => {
  it.each([
    [0, "$0"],
    [1234567, "$12,346"],
    [123456789012, "$1,234,567,890"],
    [99900, "$999"],
    [100000, "$1,000"],
    [-150000, "−$1,500"],
  ])("writes %i cents as %s", (cents, text) => {
    expect(formatDollars(cents)).toBe(text);
  });
});

const tier = (total: SponsorTier["total"], monthly: SponsorTier["monthly"] = total): SponsorTier => ({
  name: "x",
  heading: "Gold Sponsors",
  total,
  monthly,
  avatar: {maxWidth: 1, maxHeight: 1, round: false},
});

describe("texts of a rank", () => {
  it("add Monthly only to ranks by amount", () => {
    expect(tierHeading(tier({minimum: 1}), "monthly")).toBe("Monthly Gold Sponsors");
    expect(tierHeading(tier({minimum: 1}), "total")).toBe("Gold Sponsors");
    expect(tierHeading(tier({maxAgeDays: 14}), "monthly")).toBe("Gold Sponsors");
    expect(tierHeading(tier({random: 100}), "monthly")).toBe("Gold Sponsors");
  });

  it("contain the range of the displayed amounts", () => {
    const gold = tier({minimum: 1_000_000, maximum: 5_000_000}, {minimum: 50_000});
    expect(tierRange(gold, "total")).toBe("$10,000 to $50,000");
    expect(tierRange(gold, "monthly")).toBe("$500 or more");
    expect(tierRange(tier({maximum: 20_000}), "total")).toBe("up to $200");
    expect(tierRange(tier({limit: 10}), "total")).toBe("");
  });
});

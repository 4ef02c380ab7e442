import {fillText} from "#schemas/rules/fill-text.ts";
import type {SponsorTier} from "#schemas/sponsors.ts";
import {messages} from "#site/messages/messages.ts";
import {formatDollars} from "./money.ts";

/** Kind of amount shown. */
export type AmountType = "monthly" | "total";

/**
 * Reports whether a tier is defined by amount. Other tiers are defined by date or random choice, so their
 * headings do not change with the kind of amount.
 */
const isByAmount = (tier: SponsorTier): boolean =>
  tier.total.maxAgeDays === undefined && tier.total.random === undefined;

/** Returns the heading of a tier, which mentions monthly amounts if they are shown. */
export const tierHeading = (tier: SponsorTier, type: AmountType): string =>
  type === "monthly" && isByAmount(tier)
    ? fillText(messages.sponsors.monthlyHeading, {heading: tier.heading})
    : tier.heading;

/** Describes the amounts of a tier; empty if there is no limit. */
export function tierRange(tier: SponsorTier, type: AmountType): string {
  const {minimum, maximum} = tier[type];
  const {from, between, upTo} = messages.sponsors.range;
  if (minimum !== undefined && maximum !== undefined)
    return fillText(between, {minimum: formatDollars(minimum), maximum: formatDollars(maximum)});
  if (minimum !== undefined) return fillText(from, {minimum: formatDollars(minimum)});
  return maximum === undefined ? "" : fillText(upTo, {maximum: formatDollars(maximum)});
}

import type {SponsorTier} from "#schemas/sponsors.ts";
import {messages} from "#site/messages/messages.ts";
import {formatDollars} from "./money.ts";

/** Which amounts of supporters are looked at. */
export type AmountType = "monthly" | "total";

/** Ranks by time or by lot are not ranks by amount, so their heading stays when the amounts change. */
const isByAmount = (tier: SponsorTier): boolean =>
  tier.total.maxAgeDays === undefined && tier.total.random === undefined;

/** Heading of a rank; in monthly mode it says so. */
export const tierHeading = (tier: SponsorTier, type: AmountType): string =>
  type === "monthly" && isByAmount(tier) ? messages.sponsors.monthlyHeading(tier.heading) : tier.heading;

/** The amounts that make the rank, in words; empty where there is no limit. */
export function tierRange(tier: SponsorTier, type: AmountType): string {
  const {minimum, maximum} = tier[type];
  const {from, between, upTo} = messages.sponsors.range;
  if (minimum !== undefined && maximum !== undefined)
    return between(formatDollars(minimum), formatDollars(maximum));
  if (minimum !== undefined) return from(formatDollars(minimum));
  return maximum === undefined ? "" : upTo(formatDollars(maximum));
}

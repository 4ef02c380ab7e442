import type {SponsorTier, Supporter} from "#schemas/sponsors.ts";
import {sha256} from "#support/files/hash.ts";

type AmountType = "monthly" | "total";

const amount = (supporter: Supporter, type: AmountType): number =>
  type === "monthly" ? supporter.monthlyDonations : supporter.totalDonations;

const identity = (supporter: Supporter): string =>
  JSON.stringify([supporter.slug, supporter.name, supporter.website, supporter.totalDonations]);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts by several amounts, largest first; ties are broken by identity. */
const byAmount =
  (...types: AmountType[]) =>
  (a: Supporter, b: Supporter): number => {
    for (const type of types) {
      const difference = amount(b, type) - amount(a, type);
      if (difference !== 0) return difference;
    }
    return compareText(identity(a), identity(b));
  };

/**
 * Merges the supporters of the snapshot, one per slug (the entry with the largest total), with additional supporters. Amounts
 * with the same slug are added. The result is sorted by total, largest first.
 */
export function mergeSponsors(fetched: readonly Supporter[], additional: readonly Supporter[]): Supporter[] {
  const bySlug = new Map<string, Supporter>();
  const others: Supporter[] = [];
  for (const supporter of fetched) {
    const known = supporter.slug === null ? undefined : bySlug.get(supporter.slug);
    if (supporter.slug === null) others.push(supporter);
    else if (!known || byAmount("total")(supporter, known) < 0) bySlug.set(supporter.slug, supporter);
  }
  for (const supporter of additional) {
    const known = supporter.slug === null ? undefined : bySlug.get(supporter.slug);
    if (supporter.slug === null) others.push(supporter);
    else bySlug.set(supporter.slug, known ? sum(known, supporter) : supporter);
  }
  return [...bySlug.values(), ...others].sort(byAmount("total"));
}

const sum = (a: Supporter, b: Supporter): Supporter => ({
  ...a,
  totalDonations: a.totalDonations + b.totalDonations,
  monthlyDonations: a.monthlyDonations + b.monthlyDonations,
});

/**
 * Returns the sponsors of a tier, highest amount of the chosen type first. Bounds are in dollars, lower inclusive, upper
 * exclusive. `maxAgeDays` counts back from the snapshot's day, so that the result depends only on the snapshot; `limit`
 * keeps the largest by total; `random` draws sponsors with equal probability, seeded by the snapshot's day.
 */
export function sponsorsOfTier(
  supporters: readonly Supporter[],
  tier: SponsorTier,
  type: AmountType,
  date: string | null,
): Supporter[] {
  const {minimum, maximum, maxAgeDays, limit, random} = tier[type];
  let list = supporters.filter(supporter => {
    const cents = amount(supporter, type);
    const inBounds =
      (minimum === undefined || cents >= minimum * 100) && (maximum === undefined || cents < maximum * 100);
    return inBounds && (maxAgeDays === undefined || isRecent(supporter, date, maxAgeDays));
  });
  if (limit !== undefined) list = list.sort(byAmount("total")).slice(0, limit);
  if (random !== undefined) list = draw(list, random, `${date} ${tier.name} ${type}`);
  return list.sort(byAmount(type, "total"));
}

const DAY = 86_400_000;

function isRecent({firstDonation}: Supporter, date: string | null, maxAgeDays: number): boolean {
  if (firstDonation === null || date === null) return false;
  const age = Date.parse(date) - Date.parse(firstDonation);
  return age >= 0 && age <= maxAgeDays * DAY;
}

/** Draws supporters by a hash of seed and supporter: a uniform draw without replacement. */
function draw(list: readonly Supporter[], count: number, seed: string): Supporter[] {
  if (list.length <= count) return [...list];
  const ticket = (supporter: Supporter): string => sha256(`${seed}\n${identity(supporter)}`);
  return list
    .map(supporter => ({supporter, rank: ticket(supporter)}))
    .sort((a, b) => compareText(a.rank, b.rank))
    .slice(0, count)
    .map(({supporter}) => supporter);
}

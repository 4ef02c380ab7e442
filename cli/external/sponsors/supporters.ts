import type {Supporter} from "#schemas/sponsors.ts";
import type {Member, Transaction} from "./queries.ts";

/**
 * Combines memberships with last year's transactions into one entry per supporter, largest total first. If a
 * supporter has several memberships, the one with the largest total counts. The monthly amount is one twelfth
 * of the year's donations. Anonymous donors are omitted.
 */
export function supportersOf(members: readonly Member[], transactions: readonly Transaction[]): Supporter[] {
  const lastYear = new Map<string, number>();
  for (const {fromAccount, amountInHostCurrency} of transactions) {
    const slug = fromAccount?.slug;
    if (slug) lastYear.set(slug, (lastYear.get(slug) ?? 0) + amountInHostCurrency.valueInCents);
  }
  const bySlug = new Map<string, Supporter>();
  for (const {account, totalDonations, createdAt} of members) {
    const {slug} = account;
    const total = Math.round(totalDonations.valueInCents);
    if (slug === null || isIncognito(slug) || total <= 0 || total <= (bySlug.get(slug)?.totalDonations ?? 0))
      continue;
    bySlug.set(slug, {
      name: account.name,
      slug,
      website: webAddress(account.website),
      avatar: webAddress(account.imageUrl),
      firstDonation: /^\d{4}-\d{2}-\d{2}/.exec(createdAt)?.[0] ?? null,
      totalDonations: total,
      monthlyDonations: Math.max(0, Math.round((lastYear.get(slug) ?? 0) / 12)),
    });
  }
  return [...bySlug.values()].sort(byAmount);
}

const byAmount = (a: Supporter, b: Supporter): number =>
  b.totalDonations - a.totalDonations || ((a.slug ?? "") < (b.slug ?? "") ? -1 : 1);

const isIncognito = (slug: string): boolean => slug === "incognito" || slug.startsWith("incognito-");

/** Supporters enter their URLs themselves, so anything but http and https is dropped. */
function webAddress(text: string | null): string | null {
  try {
    const url = new URL(text ?? "");
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

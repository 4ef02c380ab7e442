import type {OrganizationData} from "../../../schemas/organization.ts";
import type {SponsorsData, SponsorsSnapshot, Supporter} from "../../../schemas/sponsors.ts";
import type {VoteData} from "../../../schemas/vote.ts";

/** Data files for tests. */
export const ORGANIZATION: OrganizationData = {
  heading: "The Organization",
  introduction: "Who we are",
  maintainerNeededUrl: "https://example.org/1",
  projects: [{repo: "a/b", npm: "b", description: "A thing", maintainer: ""}],
};

export const VOTE: VoteData = {
  introduction: "Vote",
  proposals: [
    {id: "one", title: "One", description: "First", url: "https://example.org/1"},
    {id: "two", title: "Two", description: "Second", url: "https://example.org/2"},
  ],
};

const AVATAR = {maxWidth: 64, maxHeight: 64, round: false};

export const SPONSORS: SponsorsData = {
  becomeUrl: "https://example.org/become",
  profileBase: "https://example.org/",
  monthlyChance: 0.33,
  tiers: [
    {
      name: "latest",
      heading: "Latest",
      total: {maxAgeDays: 14, limit: 2},
      monthly: {maxAgeDays: 14, limit: 2},
      avatar: AVATAR,
    },
    {
      name: "gold",
      heading: "Gold",
      total: {minimum: 100, maximum: 500},
      monthly: {minimum: 10, maximum: 50},
      avatar: AVATAR,
    },
    {
      name: "backer",
      heading: "Backers",
      total: {maximum: 100, random: 3},
      monthly: {maximum: 10, random: 3},
      avatar: AVATAR,
    },
  ],
  additional: [],
};

/** A supporter of so many cents. */
export const supporter = (
  slug: string,
  totalDonations: number,
  given: Partial<Supporter> = {},
): Supporter => ({
  name: slug.toUpperCase(),
  slug,
  website: null,
  avatar: null,
  firstDonation: null,
  totalDonations,
  monthlyDonations: 0,
  ...given,
});

export const SPONSORS_SNAPSHOT: SponsorsSnapshot = {
  date: "2026-01-15",
  supporters: [
    supporter("a", 10_000, {website: "https://a.org/"}),
    supporter("b", 9_999),
    supporter("c", 50_000),
  ],
};

import type {EmitFile} from "#core/model/emit-file.ts";
import {sponsorsPath} from "#schemas/artifact-paths.ts";
import type {SponsorsData, SponsorsIndex, SponsorsList, SponsorTier, Supporter} from "#schemas/sponsors.ts";
import {artifactHeader} from "#schemas/version.ts";
import {artifactJson} from "#support/json/artifact-json.ts";
import type {SiteContext} from "../context.ts";
import {textFile} from "../text-file.ts";
import {mergeSponsors, sponsorsOfTier} from "./merge-sponsors.ts";

const TYPES = ["monthly", "total"] as const;

/** Plans `data/sponsors/index.json` and a list per tier and type; none if the content folder has no sponsors file. */
export function sponsorsFiles({data}: SiteContext): EmitFile[] {
  const {sponsors, sponsorsSnapshot} = data;
  if (!sponsors) return [];
  const file = (path: string, document: SponsorsIndex | SponsorsList): EmitFile => {
    const text = artifactJson(document);
    return textFile(path, text);
  };
  const supporters = mergeSponsors(sponsorsSnapshot?.supporters ?? [], sponsors.additional);
  const date = sponsorsSnapshot?.date ?? null;
  const lists = sponsors.tiers.flatMap(tier =>
    TYPES.map(
      (type): SponsorsList => ({
        ...artifactHeader("sponsors-list"),
        tier: tier.name,
        type,
        supporters: sponsorsOfTier(supporters, tier, type, date).map(one => shown(one, sponsors.profileBase)),
      }),
    ),
  );
  return [
    file("data/sponsors/index.json", indexDocument(sponsors, lists)),
    ...lists.map(list => file(sponsorsPath(list.type, list.tier), list)),
  ];
}

function indexDocument(sponsors: SponsorsData, lists: readonly SponsorsList[]): SponsorsIndex {
  const count = (tier: string, type: "monthly" | "total"): number =>
    lists.find(list => list.tier === tier && list.type === type)?.supporters.length ?? 0;
  return {
    ...artifactHeader("sponsors-index"),
    becomeUrl: sponsors.becomeUrl,
    monthlyChance: sponsors.monthlyChance,
    tiers: sponsors.tiers.map(tier => ({
      ...tier,
      total: inCents(tier.total),
      monthly: inCents(tier.monthly),
      counts: {monthly: count(tier.name, "monthly"), total: count(tier.name, "total")},
    })),
  };
}

/** Converts a range of dollars to cents, the unit of all amounts in artifacts. */
const inCents = ({minimum, maximum, ...range}: SponsorTier["total"]): SponsorTier["total"] => ({
  ...(minimum === undefined ? {} : {minimum: Math.round(minimum * 100)}),
  ...(maximum === undefined ? {} : {maximum: Math.round(maximum * 100)}),
  ...range,
});

/** Reports whether a URL is allowed. Supporters choose these, so only HTTP URLs and files of this site are. */
const isWeb = (address: string | null): address is string =>
  address !== null && /^https?:\/\//i.test(address);
const isImage = (address: string | null): address is string =>
  address !== null && /^(?:https:\/\/|\/(?!\/))/i.test(address);

function shown(supporter: Supporter, profileBase: string): SponsorsList["supporters"][number] {
  const {name, slug, website, avatar, totalDonations, monthlyDonations} = supporter;
  return {
    name: name || slug || new URL(website as string).host,
    url: isWeb(website) ? website : `${profileBase}${encodeURIComponent(slug ?? "")}`,
    avatar: isImage(avatar) ? avatar : undefined,
    total: totalDonations,
    monthly: monthlyDonations,
  };
}

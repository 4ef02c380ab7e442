import {z} from "zod";
import {header, isoDate} from "./common.ts";
import {open} from "./open.ts";
import {artifact, inUnit} from "./rules/annotate.ts";

/** Returns the fields that define a tier by a range of amounts. */
const amountRange = (unit: "US dollars" | "US cents") =>
  z.strictObject({
    minimum: inUnit(unit, z.number()).optional().describe("Lowest amount, inclusive"),
    maximum: inUnit(unit, z.number()).optional().describe("Highest amount, exclusive"),
    maxAgeDays: inUnit("days", z.number().int())
      .optional()
      .describe("Maximum age of the first donation at the time of the snapshot"),
    limit: inUnit("sponsors", z.number().int()).optional().describe("Maximum number to keep, largest first"),
    random: inUnit("sponsors", z.number().int()).optional().describe("Number to draw at random"),
  });

/** Sponsor tier. */
export const sponsorTier = z.strictObject({
  name: z.string().describe("Name of the tier"),
  heading: z.string().describe("Heading above its sponsors"),
  total: amountRange("US dollars").describe("Range of total donations"),
  monthly: amountRange("US dollars").describe("Range of monthly donations"),
  avatar: z
    .strictObject({
      maxWidth: inUnit("CSS pixels", z.number().int()).describe("Largest width"),
      maxHeight: inUnit("CSS pixels", z.number().int()).describe("Largest height"),
      round: z.boolean().default(false).describe("Whether pictures are cropped to a circle"),
    })
    .describe("Size of pictures"),
});
export type SponsorTier = z.output<typeof sponsorTier>;

/** Supporter, with amounts in US cents. */
export const supporter = z
  .strictObject({
    name: z.string().nullable(),
    slug: z.string().nullable(),
    website: z.string().nullable().default(null),
    avatar: z.string().nullable().default(null),
    firstDonation: isoDate.nullable().default(null),
    totalDonations: z.number().int(),
    monthlyDonations: z.number().int().default(0),
  })
  .refine(({slug, website}) => slug !== null || website !== null, "must have a slug or a website");
export type Supporter = z.output<typeof supporter>;

/** `data/sponsors.json` in the content folder. */
export const sponsorsData = z.strictObject({
  $schema: z.string().optional(),
  becomeUrl: z.string(),
  profileBase: z.string().describe("A supporter without website links to this address plus its slug"),
  monthlyChance: z.number().min(0).max(1).default(0.33),
  tiers: z.array(sponsorTier),
  additional: z
    .array(supporter)
    .default([])
    .describe("Supporters from other sources; `build` adds them to the supporters in the snapshot"),
});
export type SponsorsData = z.output<typeof sponsorsData>;

/**
 * `.docs-index/sponsors.json`: supporters that `fetch` read from the collective, without the additional ones.
 */
export const sponsorsSnapshot = z.strictObject({
  date: isoDate.describe("Day on which the snapshot was taken"),
  supporters: z.array(supporter),
});
export type SponsorsSnapshot = z.output<typeof sponsorsSnapshot>;

/** `data/sponsors/<type>/<tier>.json`: only displayed data, highest amount first. */
export const sponsorsList = artifact(
  "0.1.0",
  open(
    z.object({
      ...header("sponsors-list"),
      tier: z.string().describe("Name of the tier"),
      type: z.enum(["monthly", "total"]).describe("Amount that ranks the sponsors"),
      supporters: z
        .array(
          z.strictObject({
            name: z.string().describe("Name of the sponsor"),
            url: z.string().describe("Website or profile"),
            avatar: z.string().optional().describe("URL of the picture"),
            total: inUnit("US cents", z.number().int()).describe("Sum of all donations"),
            monthly: inUnit("US cents", z.number().int()).describe("Monthly donations"),
          }),
        )
        .describe("Sponsors, highest amount first"),
    }),
  ),
  "evolving",
);
export type SponsorsList = z.infer<typeof sponsorsList>;

/** `data/sponsors/index.json`: the tiers, so that space can be reserved before any list is loaded. */
export const sponsorsIndex = artifact(
  "0.1.0",
  open(
    z.object({
      ...header("sponsors-index"),
      becomeUrl: z.string().describe("Link for new sponsors"),
      monthlyChance: inUnit("probability", z.number()).describe(
        "Probability that the list of monthly sponsors is shown first",
      ),
      tiers: z
        .array(
          z.strictObject({
            ...sponsorTier.shape,
            total: amountRange("US cents").describe("Range of total donations"),
            monthly: amountRange("US cents").describe("Range of monthly donations"),
            counts: z
              .strictObject({
                monthly: inUnit("sponsors", z.number().int()).describe("Sponsors by monthly amount"),
                total: inUnit("sponsors", z.number().int()).describe("Sponsors by total amount"),
              })
              .describe("Number of sponsors in each list"),
          }),
        )
        .describe("Tiers, highest first"),
    }),
  ),
  "evolving",
);
export type SponsorsIndex = z.infer<typeof sponsorsIndex>;

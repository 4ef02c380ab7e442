import {z} from "zod";
import {header, isoDate} from "./common.ts";
import {artifact, inUnit} from "./rules/annotate.ts";

const proposal = {
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe("Identifier of the proposal"),
  title: z.string().describe("Title of the proposal"),
  description: z.string().describe("Description of the proposal"),
  url: z
    .string()
    .regex(/^https:\/\//)
    .describe("Public issue or discussion where people vote"),
  moved: z.string().optional().describe("URL where to vote instead, if the original thread is closed"),
};

/** `data/vote.json` in the content folder. */
export const voteData = z.strictObject({
  $schema: z.string().optional(),
  introduction: z.string().describe("Text above the list"),
  proposals: z.array(z.strictObject(proposal)).describe("Proposals to vote on"),
});
export type VoteData = z.output<typeof voteData>;

/** `.docs-index/votes.json`: reaction counts that `fetch` read from the code host. */
export const votesSnapshot = z.strictObject({
  date: isoDate,
  counts: z.record(z.string(), z.number().int()).describe("Proposal id → positive reactions"),
});
export type VotesSnapshot = z.output<typeof votesSnapshot>;

/** `data/vote.json` in the artifacts; `votes` is absent if there is no snapshot. */
export const vote = artifact(
  "0.1.0",
  z.object({
    ...header("vote"),
    introduction: z.string().describe("Text above the list"),
    counted: isoDate.optional().describe("Day on which votes were counted"),
    proposals: z
      .array(
        z.object({
          ...proposal,
          votes: inUnit("votes", z.number().int())
            .optional()
            .describe("Positive reactions; absent if they were not counted"),
        }),
      )
      .describe("Proposals to vote on"),
  }),
  "evolving",
);
export type Vote = z.infer<typeof vote>;

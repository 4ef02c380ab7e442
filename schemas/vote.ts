import {z} from "zod";
import {header, isoDate} from "./common.ts";

const proposal = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  description: z.string(),
  url: z
    .string()
    .regex(/^https:\/\//)
    .describe("Public issue or discussion where people vote"),
  moved: z.string().optional().describe("Says where votes go now that the place for the idea is closed"),
};

/** `data/vote.json` of the content folder. */
export const voteData = z.strictObject({
  $schema: z.string().optional(),
  introduction: z.string(),
  proposals: z.array(z.strictObject(proposal)),
});
export type VoteData = z.output<typeof voteData>;

/** `.docs-index/votes.json`: reaction counts that `fetch` took from the code host. */
export const votesSnapshot = z.strictObject({
  date: isoDate,
  counts: z.record(z.string(), z.number().int()).describe("Proposal id → positive reactions"),
});
export type VotesSnapshot = z.output<typeof votesSnapshot>;

/** `data/vote.json` of the artifacts; `votes` is null where no snapshot was taken. */
export const vote = z.strictObject({
  ...header,
  introduction: z.string(),
  counted: isoDate.nullable(),
  proposals: z.array(z.strictObject({...proposal, votes: z.number().int().nullable()})),
});
export type Vote = z.infer<typeof vote>;

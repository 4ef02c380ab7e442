import type {Vote} from "#schemas/vote.ts";

export type Proposal = Vote["proposals"][number];
export type Order = "votes" | "title";

/** Sorts proposals by votes, most first and uncounted ones last, or by title. Ties keep their order. */
export function orderProposals(proposals: readonly Proposal[], order: Order): Proposal[] {
  if (order === "title") return [...proposals].sort((a, b) => a.title.localeCompare(b.title));
  return [...proposals].sort((a, b) => (b.votes ?? -1) - (a.votes ?? -1));
}

import pLimit from "p-limit";
import {z} from "zod";
import type {VoteData, VotesSnapshot} from "#schemas/vote.ts";
import type {RetryPolicy} from "#support/http/retry.ts";
import {Fault} from "../fault.ts";
import {requestJson} from "../http/http-json.ts";
import {withRetries} from "../http/retry.ts";
import {type VotingPlace, votingPlace} from "./place.ts";

export const GITHUB_API = "https://api.github.com";

interface Options {
  proposals: VoteData["proposals"];
  api: string;
  /**
   * Optional access token. Without one, the code host allows few requests per hour and no access to
   * discussions.
   */
  token: string | undefined;
  today: string;
  signal: AbortSignal;
  timeoutSeconds: number;
  retry?: RetryPolicy;
}

/** Vote counts by proposal, and reasons for those without one. */
export interface Votes {
  snapshot: VotesSnapshot;
  uncounted: {id: string; reason: string}[];
}

/**
 * Counts the positive reactions to each proposal on the code host.
 *
 * Throws a `Fault` if the host can't be queried. A proposal that no longer exists is merely omitted.
 */
export async function fetchVotes(options: Options): Promise<Votes> {
  const limit = pLimit(4);
  const answers = await Promise.all(options.proposals.map(proposal => limit(() => count(proposal, options))));
  const counts: Record<string, number> = {};
  const uncounted: Votes["uncounted"] = [];
  options.proposals.forEach(({id}, index) => {
    const answer = answers[index];
    if (typeof answer === "number") counts[id] = answer;
    else uncounted.push({id, reason: answer ?? ""});
  });
  return {snapshot: {date: options.today, counts}, uncounted};
}

async function count({url}: Options["proposals"][number], options: Options): Promise<number | string> {
  const place = votingPlace(url);
  if (!place) return `${url} is not one issue or discussion on GitHub`;
  if (place.kind === "discussion" && !options.token)
    return "counting the votes of discussions requires GITHUB_TOKEN";
  try {
    const ask = place.kind === "issue" ? countIssue : countDiscussion;
    return await withRetries(() => ask(place, options), options.signal, options.retry);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.kind === "missing") return `${url} can't be found`;
    if (error.kind !== "limit") throw error;
    throw new Fault("limit", error.message, {hint: options.token ? "Try again later." : "Set GITHUB_TOKEN."});
  }
}

const amount = z.number().int().min(0);
const issueAnswer = z.object({
  reactions: z.object({"+1": amount, heart: amount, hooray: amount, rocket: amount}),
});

/** Counts reactions to an issue or pull request (GitHub REST API, "Get an issue"). */
async function countIssue({owner, name, number}: VotingPlace, options: Options): Promise<number> {
  const answer = await ask(`${options.api}/repos/${owner}/${name}/issues/${number}`, undefined, options);
  const {reactions} = read(issueAnswer, answer, options);
  return reactions["+1"] + reactions.heart + reactions.hooray + reactions.rocket;
}

const DISCUSSION = `query Votes($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    discussion(number: $number) { upvoteCount }
  }
}`;
const discussionAnswer = z.object({
  data: z.object({repository: z.object({discussion: z.object({upvoteCount: amount}).nullable()}).nullable()}),
});

/** Counts upvotes of a discussion (GitHub GraphQL API, `Discussion.upvoteCount`). */
async function countDiscussion({owner, name, number}: VotingPlace, options: Options): Promise<number> {
  const answer = await ask(
    `${options.api}/graphql`,
    {query: DISCUSSION, variables: {owner, name, number}},
    options,
  );
  const {discussion} = read(discussionAnswer, answer, options).data.repository ?? {};
  if (!discussion) throw new Fault("missing", "the discussion can't be found");
  return discussion.upvoteCount;
}

function ask(url: string, body: unknown, {token, signal, timeoutSeconds}: Options): Promise<unknown> {
  const headers: Record<string, string> = token ? {authorization: `Bearer ${token}`} : {};
  return requestJson({url, body, headers, what: "the votes", signal, timeoutSeconds});
}

function read<T>(schema: z.ZodType<T>, answer: unknown, {api}: Options): T {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = `${issue?.path.join(".")}: ${issue?.message}`;
  throw new Fault("invalid", `the response from ${new URL(api).host} has an unexpected shape (${where})`);
}

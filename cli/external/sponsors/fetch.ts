import {setTimeout as sleep} from "node:timers/promises";
import type {z} from "zod";
import {append} from "#schemas/rules/long-lists.ts";
import type {SponsorsSnapshot} from "#schemas/sponsors.ts";
import type {RetryPolicy} from "#support/http/retry.ts";
import {Fault} from "../fault.ts";
import {requestJson} from "../http/http-json.ts";
import {withRetries} from "../http/retry.ts";
import {failure, MEMBERS, membersPage, TRANSACTIONS, transactionsPage} from "./queries.ts";
import {supportersOf} from "./supporters.ts";

const PAGE = 1000;
/** Maximum number of pages read from one server. */
const MAX_PAGES = 100;
/** Pause between two requests in milliseconds, to keep the load low. */
const PAUSE = 100;

interface Options {
  endpoint: string;
  collective: string;
  /** Date of the snapshot, `YYYY-MM-DD`. */
  today: string;
  signal: AbortSignal;
  timeoutSeconds: number;
  retry?: RetryPolicy;
  pause?: number;
}

/**
 * Fetches all supporters of a collective, page by page.
 *
 * Throws a `Fault`, even if only one of many pages is unavailable, because a partial snapshot is useless.
 */
export async function fetchSponsors(options: Options): Promise<SponsorsSnapshot> {
  const {today} = options;
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const since = new Date(Date.UTC(year - 1, month - 1, day)).toISOString();
  const members = await allPages(options, MEMBERS, {}, membersPage);
  const transactions = await allPages(options, TRANSACTIONS, {since}, transactionsPage);
  return {date: today, supporters: supportersOf(members, transactions)};
}

interface Page<T> {
  data: {account: {page: {totalCount: number; nodes: T[]}}};
}

async function allPages<T>(
  options: Options,
  query: string,
  variables: Record<string, string>,
  schema: z.ZodType<Page<T>>,
): Promise<T[]> {
  const nodes: T[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    if (page > 0) await sleep(options.pause ?? PAUSE);
    const all = {slug: options.collective, limit: PAGE, offset: page * PAGE, ...variables};
    const answer = await withRetries(() => ask(options, query, all, schema), options.signal, options.retry);
    append(nodes, answer.nodes);
    if (answer.nodes.length === 0 || nodes.length >= answer.totalCount) return nodes;
  }
  throw new Fault("invalid", `${new URL(options.endpoint).host} returned more than ${MAX_PAGES} pages`);
}

async function ask<T>(
  {endpoint, signal, timeoutSeconds}: Options,
  query: string,
  variables: Record<string, string | number>,
  schema: z.ZodType<Page<T>>,
): Promise<{totalCount: number; nodes: T[]}> {
  const what = "the supporters";
  const answer = await requestJson({url: endpoint, body: {query, variables}, what, signal, timeoutSeconds});
  const {host} = new URL(endpoint);
  const said = failure.safeParse(answer);
  if (said.success) throw new Fault("invalid", `${host} refuses the query: ${said.data.errors[0]?.message}`);
  const result = schema.safeParse(answer);
  if (result.success) return result.data.data.account.page;
  const [issue] = result.error.issues;
  throw new Fault(
    "invalid",
    `the response from ${host} has an unexpected shape (${issue?.path.join(".")}: ${issue?.message})`,
  );
}

import type {Query} from "../schemas/project-files/queries.ts";

/** Number of results that count. */
const PLACES = 5;

/** Outcome of one query. */
export interface QueryOutcome {
  query: Query;
  /** Rank of the first accepted page among the first five results, from 1, or `null`. */
  place: number | null;
  /** Pages of the first five results, without hash and query string. */
  found: string[];
}

/** Scores of a set of queries, each from 0 to 1. */
export interface QueryScores {
  count: number;
  /** Mean reciprocal rank (MRR@5). */
  mrr: number;
  success1: number;
  success5: number;
}

/**
 * Runs queries against any function that returns ranked URLs.
 *
 * @param answer returns the URLs of results, best first; hashes and query strings are ignored
 */
export async function runQueries(
  queries: readonly Query[],
  answer: (query: string) => Promise<readonly string[]>,
): Promise<QueryOutcome[]> {
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) {
    const found = (await answer(query.q)).slice(0, PLACES).map(url => url.replace(/[?#].*$/, ""));
    const at = found.findIndex(url => query.accept.includes(url));
    outcomes.push({query, place: at < 0 ? null : at + 1, found});
  }
  return outcomes;
}

/**
 * Returns the queries that at least one of the given pages answers; others are meaningless for an index of these pages.
 */
export const answerable = (queries: readonly Query[], pages: ReadonlySet<string>): Query[] =>
  queries.filter(({accept}) => accept.some(url => pages.has(url)));

/** Computes the scores over all outcomes; 0 if there are none. */
export function scoreOf(outcomes: readonly QueryOutcome[]): QueryScores {
  const count = outcomes.length;
  const share = (worth: (place: number) => number): number =>
    count === 0 ? 0 : outcomes.reduce((sum, {place}) => sum + (place ? worth(place) : 0), 0) / count;
  return {
    count,
    mrr: share(place => 1 / place),
    success1: share(place => (place === 1 ? 1 : 0)),
    success5: share(() => 1),
  };
}

/** Computes the scores by kind of query, in order of first appearance. */
export function scoresByKind(outcomes: readonly QueryOutcome[]): Map<string, QueryScores> {
  const kinds = new Map<string, QueryOutcome[]>();
  for (const outcome of outcomes) {
    const {kind} = outcome.query;
    kinds.set(kind, [...(kinds.get(kind) ?? []), outcome]);
  }
  return new Map([...kinds].map(([kind, list]) => [kind, scoreOf(list)]));
}

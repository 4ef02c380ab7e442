import {type RetryPolicy, retried, retryAfter} from "#support/http/retry.ts";
import {isTimeout, send} from "#support/http/send.ts";
import {type Outcome, outcomeOf, outcomeOfError} from "./outcome.ts";

/** Timeout and retry policy of a probe. */
export interface Patience extends RetryPolicy {
  timeoutMs: number;
}

const MAX_HOPS = 10;
const USER_AGENT = "docs-index (link check)";

/** Response to a single request; `retryAfter` is in milliseconds. */
interface Answer {
  status: number;
  location: string | null;
  retryAfter: number | null;
}

/**
 * Probes a URL: HEAD first, then GET if that fails (RFC 9110 §9.3.2 requires equal results, but not all
 * servers comply). Redirects are followed; bodies are never read. Server errors and rate limits are retried
 * after the wait that the server requests. Never throws.
 */
export async function probe(url: string, patience: Patience): Promise<Outcome> {
  const {outcome} = await retried(
    () => once(url, patience),
    ({passing, retryAfter}) => (passing ? {wait: retryAfter ?? undefined} : null),
    patience,
  );
  return outcome;
}

interface Try {
  outcome: Outcome;
  retryAfter: number | null;
  /** Whether a retry makes sense. */
  passing: boolean;
}

async function once(url: string, patience: Patience): Promise<Try> {
  const head = await follow(url, "HEAD", patience);
  return head.outcome.status === "ok" || head.retryAfter !== null ? head : await follow(url, "GET", patience);
}

async function follow(start: string, method: "HEAD" | "GET", patience: Patience): Promise<Try> {
  let url = start;
  let permanent = true;
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const answer = await ask(url, method, patience);
    if ("failed" in answer)
      return {outcome: answer.failed, retryAfter: null, passing: answer.failed.status === "unsure"};
    const {status, location, retryAfter} = answer;
    const next = status >= 300 && status < 400 && status !== 304 ? location : null;
    if (next === null) {
      const moved = hop > 0 && permanent && url !== start ? url : undefined;
      return {outcome: outcomeOf(status, moved), retryAfter, passing: status >= 500 || status === 429};
    }
    permanent &&= status === 301 || status === 308;
    const target = URL.canParse(next, url) ? new URL(next, url) : null;
    if (!target || !/^https?:$/.test(target.protocol))
      return final({status: "unsure", detail: `it redirects to \`${next}\``});
    url = target.href;
  }
  return final({status: "broken", detail: `it redirects more than ${MAX_HOPS} times`});
}

const final = (outcome: Outcome): Try => ({outcome, retryAfter: null, passing: false});

async function ask(
  url: string,
  method: string,
  {timeoutMs, signal}: Patience,
): Promise<Answer | {failed: Outcome}> {
  const headers = {"user-agent": USER_AGENT, accept: "text/html,*/*;q=0.8"};
  try {
    const answer = await send({url, method, headers, redirect: "manual", timeoutMs, signal, maxBytes: 0});
    const {status} = answer;
    const isLimit = status === 429 || status === 503;
    const wait = isLimit ? retryAfter(answer.headers.get("retry-after")) : undefined;
    return {status, location: answer.headers.get("location"), retryAfter: wait ?? null};
  } catch (error) {
    return {failed: outcomeOfError(error, isTimeout(error))};
  }
}

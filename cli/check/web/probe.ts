import {setTimeout as sleep} from "node:timers/promises";
import request from "make-fetch-happen";
import {type Outcome, outcomeOf, outcomeOfError} from "./outcome.ts";

/** How patient a probe is. */
export interface Patience {
  timeoutMs: number;
  /** Tries after the first one, where an answer may get better. */
  retries: number;
  /** Wait before the second try; doubled for each further one. */
  firstWaitMs: number;
  /** A longer wait asked for with `Retry-After` is not worth it. */
  longestWaitMs: number;
  signal?: AbortSignal | undefined;
  /** Told when the host asks to be left alone for a while. */
  pause?(milliseconds: number): void;
}

const MAX_HOPS = 10;
const USER_AGENT = "docs-index (link check)";

/** One answer to one request; `retryAfter` in milliseconds. */
interface Answer {
  status: number;
  location: string | null;
  retryAfter: number | null;
}

/**
 * Asks whether an address works: HEAD first, GET where that gives no good answer (RFC 9110 §9.3.2 wants both alike, not all
 * servers comply). Redirects are followed; bodies are never read. Server faults and limits are tried again, after the
 * wait that the server asks for. Never throws.
 */
export async function probe(url: string, patience: Patience): Promise<Outcome> {
  for (let attempt = 0; ; attempt++) {
    const {outcome, retryAfter, passing} = await once(url, patience);
    if (!passing || attempt >= patience.retries || patience.signal?.aborted) return outcome;
    const wait = retryAfter ?? patience.firstWaitMs * 2 ** attempt;
    if (wait > patience.longestWaitMs) return outcome;
    if (retryAfter !== null) patience.pause?.(wait);
    await sleep(wait, undefined, {signal: patience.signal}).catch(() => undefined);
  }
}

interface Try {
  outcome: Outcome;
  retryAfter: number | null;
  /** Worth another try. */
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

async function ask(url: string, method: string, patience: Patience): Promise<Answer | {failed: Outcome}> {
  const limit = AbortSignal.timeout(patience.timeoutMs);
  const signal = patience.signal ? AbortSignal.any([patience.signal, limit]) : limit;
  try {
    const response = await request(url, {
      method,
      headers: {"user-agent": USER_AGENT, accept: "text/html,*/*;q=0.8"},
      redirect: "manual",
      cache: "no-store",
      retry: 0,
      timeout: patience.timeoutMs,
      ...{signal},
    });
    (response.body as {destroy?(): void} | null)?.destroy?.();
    const {status, headers} = response;
    return {
      status,
      location: headers.get("location"),
      retryAfter: status === 429 || status === 503 ? waitOf(headers.get("retry-after")) : null,
    };
  } catch (error) {
    return {failed: outcomeOfError(error, limit.aborted)};
  }
}

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3), in milliseconds. */
function waitOf(value: string | null): number | null {
  if (value === null) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

import type {SearchRecord} from "#core/render/search/records.ts";
import {type RetryPolicy, retried, retryAfter} from "#support/http/retry.ts";
import {BodyTooLarge, send} from "#support/http/send.ts";

/** Why records could not be sent to an engine. */
export class PushFailure extends Error {}

/** A new index of an engine, on its way to take the place of the old one. */
export interface Target {
  /** For messages. */
  name: string;
  /** Makes sure that the keys are right, before anything is changed. */
  check(): Promise<void>;
  open(): Promise<void>;
  send(batch: readonly SearchRecord[]): Promise<void>;
  /** Switches from the old index to the new one. */
  publish(): Promise<void>;
  /** Removes the new index. */
  discard(): Promise<void>;
}

/** What the targets are made from. */
export interface TargetContext {
  /** `search.options` of the config. */
  options: Readonly<Record<string, string>>;
  env: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal | undefined;
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  patience?: number;
}

export interface Request {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** JSON, or text as it is. */
  body?: object | string;
  /** Statuses besides 2xx that are an answer, too. */
  also?: readonly number[];
}

export interface Answer {
  status: number;
  text: string;
}

const RETRY: RetryPolicy = {retries: 4, firstWait: 500, longestWait: 60_000};
const TIMEOUT_MS = 30_000;
const MAX_ANSWER = 16 * 1024 * 1024;

/** A client of one service. Requests are repeated while the service is busy, failing or out of reach. */
export function httpClient(
  base: string,
  headers: Readonly<Record<string, string>>,
  {signal, patience = RETRY.firstWait}: TargetContext,
): (request: Request) => Promise<Answer> {
  return async request => {
    const outcome = await retried<Outcome>(
      () => once(base, headers, request, signal),
      result => ("again" in result && result.again ? {wait: result.wait} : null),
      {...RETRY, firstWait: patience, signal},
    );
    if ("answer" in outcome) return outcome.answer;
    throw new PushFailure(outcome.failure);
  };
}

type Outcome = {answer: Answer} | {failure: string; again: boolean; wait?: number | undefined};

async function once(
  base: string,
  headers: Readonly<Record<string, string>>,
  {method, path, body, also = []}: Request,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const what = `${method} ${path}`;
  const isText = typeof body === "string";
  try {
    const {status, text, ...answer} = await send({
      url: `${base}${path}`,
      method,
      headers: {"content-type": isText ? "text/plain" : "application/json", ...headers},
      body: isText || body === undefined ? body : JSON.stringify(body),
      redirect: "error",
      timeoutMs: TIMEOUT_MS,
      signal,
      maxBytes: MAX_ANSWER,
    });
    if ((status >= 200 && status < 300) || also.includes(status)) return {answer: {status, text}};
    const failure = `${what} was answered with ${status}: ${text.slice(0, 200)}`;
    const again = status === 408 || status === 429 || status >= 500;
    return {failure, again, wait: retryAfter(answer.headers.get("retry-after"))};
  } catch (error) {
    if (signal?.aborted) return {failure: "stopped", again: false};
    const {message, code} = error as Error & {code?: string};
    return {failure: `${what} failed: ${code || message}`, again: !(error instanceof BodyTooLarge)};
  }
}

/** JSON of an answer. Throws `PushFailure` where it is none. */
export function jsonOf<T>({text}: Answer): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new PushFailure(`the answer is not JSON: ${text.slice(0, 80)}`);
  }
}

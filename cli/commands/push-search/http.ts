import type {SearchRecord} from "#core/render/search/records.ts";
import {asError} from "#support/files/as-error.ts";
import {type RetryPolicy, retried, retryAfter} from "#support/http/retry.ts";
import {BodyTooLarge, send} from "#support/http/send.ts";

/** Thrown if records could not be sent to a search engine. */
export class PushFailure extends Error {}

/** New search index that will replace the old one. */
export interface Target {
  /** Name for messages. */
  name: string;
  /** Verifies the keys before anything is changed. */
  check(): Promise<void>;
  open(): Promise<void>;
  send(batch: readonly SearchRecord[]): Promise<void>;
  /** Switches from the old index to the new one. */
  publish(): Promise<void>;
  /** Removes the new index. */
  discard(): Promise<void>;
}

/** Inputs for creating a target. */
export interface TargetContext {
  /** `search.options` from the config. */
  options: Readonly<Record<string, string>>;
  env: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal | undefined;
  /** Delay before the second attempt in milliseconds; doubles with each further attempt. */
  patience?: number;
}

export interface Request {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** JSON body, or plain text. */
  body?: object | string;
  /** Additional statuses besides 2xx that count as success. */
  also?: readonly number[];
}

export interface Answer {
  status: number;
  text: string;
}

const RETRY: RetryPolicy = {retries: 4, firstWait: 500, longestWait: 60_000};
const TIMEOUT_MS = 30_000;
const MAX_ANSWER = 16 * 1024 * 1024;

/**
 * Creates an HTTP client for one service. Requests are retried while the service is busy, failing or
 * unreachable.
 */
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
    const {message, code} = asError(error);
    return {failure: `${what} failed: ${code || message}`, again: !(error instanceof BodyTooLarge)};
  }
}

/** Parses a response as JSON. Throws `PushFailure` if it is invalid. */
export function jsonOf<T>({text}: Answer): T {
  try {
    return JSON.parse(text);
  } catch {
    throw new PushFailure(`the response is not JSON: ${text.slice(0, 80)}`);
  }
}

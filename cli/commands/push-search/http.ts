import {setTimeout as sleep} from "node:timers/promises";
import type {SearchRecord} from "./records.ts";

/** Why records could not be brought to an engine. */
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

const ATTEMPTS = 5;
const PATIENCE = 500;
const TIMEOUT_MS = 30_000;
const MAX_WAIT_MS = 60_000;

/** A client of one service. Requests are repeated while the service is busy, failing or out of reach. */
export function httpClient(
  base: string,
  headers: Readonly<Record<string, string>>,
  {signal, patience = PATIENCE}: TargetContext,
): (request: Request) => Promise<Answer> {
  return async request => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await once(base, headers, request, signal);
      if ("answer" in outcome) return outcome.answer;
      if (!outcome.again || attempt === ATTEMPTS || signal?.aborted) throw new PushFailure(outcome.failure);
      const wait = outcome.wait ?? patience * 2 ** (attempt - 1);
      await sleep(Math.min(wait, MAX_WAIT_MS), undefined, signal ? {signal} : {}).catch(() => undefined);
    }
  };
}

type Outcome = {answer: Answer} | {failure: string; again: boolean; wait?: number};

async function once(
  base: string,
  headers: Readonly<Record<string, string>>,
  {method, path, body, also = []}: Request,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const what = `${method} ${path}`;
  try {
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {"content-type": typeof body === "string" ? "text/plain" : "application/json", ...headers},
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const text = await response.text();
    const {status} = response;
    if (response.ok || also.includes(status)) return {answer: {status, text}};
    const failure = `${what} was answered with ${status}: ${text.slice(0, 200)}`;
    const again = status === 408 || status === 429 || status >= 500;
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    return Number.isFinite(seconds) ? {failure, again, wait: seconds * 1000} : {failure, again};
  } catch (error) {
    if (signal?.aborted) return {failure: "stopped", again: false};
    const {message, cause} = error as Error & {cause?: {code?: string}};
    return {failure: `${what} failed: ${cause?.code ?? message}`, again: true};
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

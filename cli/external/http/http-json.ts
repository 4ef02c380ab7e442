import {Fault, stopFault} from "../fault.ts";
import {httpFault, statusFault} from "./http-fault.ts";

/** One request that is answered with JSON. */
export interface JsonRequest {
  url: string;
  /** Sent as JSON with POST; without it, the request is a GET. */
  body?: unknown;
  headers?: Record<string, string>;
  /** For messages: `the supporters`. */
  what: string;
  signal: AbortSignal;
  timeoutSeconds: number;
}

/** Largest answer, in bytes. */
const MAX_ANSWER = 16 * 1024 * 1024;

/**
 * Asks for JSON. Proxies are taken from the environment, as npm does. Headers go to no other host, should one redirect there.
 *
 * @throws a fault; the body of a failure is never part of it
 */
export async function requestJson({
  url,
  body,
  headers,
  what,
  signal,
  timeoutSeconds,
}: JsonRequest): Promise<unknown> {
  const {host} = new URL(url);
  const {default: request} = await import("make-fetch-happen");
  const limit = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await request(url, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        accept: "application/json",
        "user-agent": "docs-index",
        "content-type": "application/json",
        ...headers,
      },
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
      ...{signal: AbortSignal.any([signal, limit])},
      cache: "no-store",
      retry: 0,
      timeout: timeoutSeconds * 1000,
    });
    if (response.status >= 400)
      throw statusFault(response.status, Object.fromEntries(response.headers), host, what);
    return parsed(await read(response.body ?? [], host), host);
  } catch (error) {
    if (signal.aborted) throw stopFault(signal);
    if (limit.aborted)
      throw new Fault("unreachable", `no answer from ${host} in ${timeoutSeconds} s`, {hostWide: true});
    throw httpFault(error, host, what);
  }
}

async function read(body: AsyncIterable<Buffer | string> | Iterable<Buffer>, host: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_ANSWER)
      throw new Fault("too-large", `the answer of ${host} has more than ${MAX_ANSWER} bytes`);
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault("invalid", `the answer of ${host} is not JSON`, {passing: true});
  }
}

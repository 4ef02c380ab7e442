import {BodyTooLarge, isTimeout, send} from "#support/http/send.ts";
import {Fault, stopFault} from "../fault.ts";
import {httpFault, statusFault} from "./http-fault.ts";

/** HTTP request with a JSON response. */
export interface JsonRequest {
  url: string;
  /** Request body, sent as JSON with POST. Without it, the request is a GET. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Name of the resource, for messages: `the supporters`. */
  what: string;
  signal: AbortSignal;
  timeoutSeconds: number;
}

/** Maximum response size, in bytes. */
const MAX_ANSWER = 16 * 1024 * 1024;

/**
 * Requests JSON.
 *
 * Throws a `Fault`, which never contains the body of a failed response.
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
  try {
    const answer = await send({
      url,
      method: body === undefined ? "GET" : "POST",
      headers: {
        accept: "application/json",
        "user-agent": "docs-index",
        "content-type": "application/json",
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: "follow",
      timeoutMs: timeoutSeconds * 1000,
      signal,
      maxBytes: MAX_ANSWER,
    });
    if (answer.status >= 400)
      throw statusFault(answer.status, Object.fromEntries(answer.headers), host, what);
    return parsed(answer.text, host);
  } catch (error) {
    if (signal.aborted) throw stopFault(signal);
    if (isTimeout(error))
      throw new Fault("unreachable", `no response from ${host} in ${timeoutSeconds} s`, {hostWide: true});
    if (error instanceof BodyTooLarge)
      throw new Fault("too-large", `the response from ${host} has more than ${MAX_ANSWER} bytes`);
    throw httpFault(error, host, what);
  }
}

function parsed(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault("invalid", `the response from ${host} is not JSON`, {passing: true});
  }
}

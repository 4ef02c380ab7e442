/** HTTP request. */
export interface HttpRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  redirect: "follow" | "manual" | "error";
  /** Time limit for the whole exchange. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Maximum size of the response body, in bytes; 0 to skip the body. */
  maxBytes: number;
}

/** HTTP response of any status. */
export interface HttpAnswer {
  status: number;
  headers: Iterable<[string, string]> & {get(name: string): string | null};
  text: string;
}

/** Thrown if a response body is too large. */
export class BodyTooLarge extends Error {}

/**
 * Sends a single request without retries. Proxy settings come from the environment, as for npm. Headers are
 * not sent to another host after a redirect.
 *
 * Throws `BodyTooLarge`, a `TimeoutError` if the time limit expires, and errors of Node.js and OpenSSL.
 */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  const {url, method, headers, body, redirect, timeoutMs, maxBytes} = request;
  // Loaded on demand, because most runs send no requests.
  const {default: fetch} = await import("make-fetch-happen");
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit;
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect,
      cache: "no-store",
      retry: 0,
      timeout: timeoutMs,
      ...(body === undefined ? {} : {body}),
      ...{signal},
    });
    return {status: response.status, headers: response.headers, text: await bodyOf(response.body, maxBytes)};
  } catch (error) {
    throw limit.aborted && !request.signal?.aborted ? limit.reason : error;
  }
}

/** Reports whether a request failed because of its time limit. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

async function bodyOf(
  body: (AsyncIterable<Buffer | string> & {destroy?(): void}) | null,
  maxBytes: number,
): Promise<string> {
  if (maxBytes === 0) {
    body?.destroy?.();
    return "";
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLarge(`the answer has more than ${maxBytes} bytes`);
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString("utf8");
}

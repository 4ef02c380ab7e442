import {Readable} from "node:stream";

/** HTTP request. */
interface HttpExchange {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  redirect: "follow" | "manual" | "error";
  /** Time limit for the whole exchange. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Expected checksum of the response body (Subresource Integrity). A mismatch throws `EINTEGRITY`. */
  integrity?: string | undefined;
}

/** HTTP request for text. */
export interface HttpRequest extends HttpExchange {
  /** Maximum size of the response body, in bytes; 0 to skip the body. */
  maxBytes: number;
}

type HttpHeaders = Iterable<[string, string]> & {get(name: string): string | null};

/** HTTP response of any status. */
export interface HttpAnswer {
  status: number;
  headers: HttpHeaders;
  text: string;
}

/** HTTP response of any status with its body as a stream. */
export interface HttpResponse {
  status: number;
  headers: HttpHeaders;
  body: NodeJS.ReadableStream & {destroy?(): void};
}

/** Thrown if a response body is too large. */
export class BodyTooLarge extends Error {}

/**
 * Sends a single request without retries and returns the response with its text.
 *
 * Throws `BodyTooLarge` and the errors of `exchange`.
 */
export const send = ({maxBytes, ...request}: HttpRequest): Promise<HttpAnswer> =>
  exchange(request, async ({status, headers, body}) => ({
    status,
    headers,
    text: await textOf(body, maxBytes),
  }));

/**
 * Sends a single request without retries and returns the result of `read`. Proxy settings come from the environment, as for npm.
 * Headers are not sent to another host after a redirect.
 *
 * Throws a `TimeoutError` if the time limit expires, and errors of Node.js, OpenSSL and `read`.
 */
export async function exchange<T>(
  request: HttpExchange,
  read: (response: HttpResponse) => Promise<T>,
): Promise<T> {
  const {url, method, headers, body, redirect, timeoutMs, integrity} = request;
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
      ...(integrity === undefined ? {} : {integrity}),
      ...{signal},
    });
    const {status, headers: answered} = response;
    return await read({status, headers: answered, body: response.body ?? Readable.from([])});
  } catch (error) {
    throw limit.aborted && !request.signal?.aborted ? limit.reason : error;
  }
}

/** Reports whether a request failed because of its time limit. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

/**
 * Reads a response body as text. With `maxBytes` 0, the body is skipped.
 *
 * Throws `BodyTooLarge` if the body is too large.
 */
export async function textOf(body: HttpResponse["body"], maxBytes: number): Promise<string> {
  if (maxBytes === 0) {
    body.destroy?.();
    return "";
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLarge(`the response has more than ${maxBytes} bytes`);
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** One request. */
export interface HttpRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  redirect: "follow" | "manual" | "error";
  /** For the whole exchange. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Most bytes of an answer's body; 0: it is not read. */
  maxBytes: number;
}

/** What came back, whatever its status. */
export interface HttpAnswer {
  status: number;
  headers: Iterable<[string, string]> & {get(name: string): string | null};
  text: string;
}

/** Thrown for a body that is too large. */
export class BodyTooLarge extends Error {}

/**
 * Sends one request, once. Proxies come from the environment, as npm takes them. Headers go to no other host, should one
 * redirect there.
 *
 * Throws `BodyTooLarge`, a `TimeoutError` when the time is up, and the errors of Node.js and OpenSSL.
 */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  const {url, method, headers, body, redirect, timeoutMs, maxBytes} = request;
  // Most runs ask nobody.
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

/** Whether a failed request ended because its time was up. */
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

import {type IncomingMessage, Agent as PlainAgent, request as plain} from "node:http";
import {Agent as SecureAgent, request as secure} from "node:https";
import {asError} from "#support/files/as-error.ts";

/** Maximum number of concurrent requests, each with its own connection. */
export const CONCURRENCY = 16;

/** Maximum size of a response in bytes. */
const MAX_BODY = 128 * 1024 * 1024;

const CONNECTIONS = {keepAlive: true, maxSockets: CONCURRENCY} as const;
const agents = {"http:": new PlainAgent(CONNECTIONS), "https:": new SecureAgent(CONNECTIONS)};

export interface Request {
  method: "GET" | "PUT";
  headers: Record<string, string>;
  body: Uint8Array | null;
  signal: AbortSignal;
}

/** Response status, and the body if it is an entry. */
export interface Answer {
  status: number;
  body: Buffer;
}

/**
 * Sends a request over a reusable connection. Node's `fetch` takes 50 ms to load, as long as reading a
 * hundred pages from the cache, so it is used only for redirects.
 *
 * Throws connection errors, the signal's reason, and an error if the response is larger than an entry may be.
 */
export async function send(url: string, request: Request): Promise<Answer> {
  const response = await answerTo(url, request);
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400 && response.headers.location !== undefined) {
    response.resume();
    return redirected(url, request);
  }
  return {status, body: await bodyOf(response, isEntry(request, status))};
}

const isEntry = ({method}: Request, status: number): boolean => method === "GET" && status === 200;

/** Errors of a connection that the server closes, because it was idle, while a request is being sent over it. */
const CLOSED = new Set(["ECONNRESET", "EPIPE"]);

/** Sends a request; again over a new connection if the server closes the first one, as GET and PUT may be repeated. */
const answerTo = (url: string, request: Request): Promise<IncomingMessage> =>
  requestOver(agents[isSecure(url) ? "https:" : "http:"], url, request).catch(error => {
    if (CLOSED.has(asError(error).code ?? "")) return requestOver(false, url, request);
    throw error;
  });

const isSecure = (url: string): boolean => new URL(url).protocol === "https:";

function requestOver(
  agent: PlainAgent | false,
  url: string,
  {method, headers, body, signal}: Request,
): Promise<IncomingMessage> {
  const length = body && {"content-length": String(body.length)};
  return new Promise((resolve, reject) => {
    (isSecure(url) ? secure : plain)(url, {method, headers: {...headers, ...length}, signal, agent}, resolve)
      .on("error", reject)
      .end(body ?? undefined);
  });
}

async function redirected(url: string, request: Request): Promise<Answer> {
  const response = await fetch(url, {...request, body: request.body && Buffer.from(request.body)});
  return {
    status: response.status,
    body: await bodyOf(response.body ?? [], isEntry(request, response.status)),
  };
}

/**
 * Reads a response to its end, up to the maximum size of an entry. Unwanted bodies are read too, so that the
 * connection can be reused.
 */
async function bodyOf(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  isWanted: boolean,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of parts) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error(`sent an entry of more than ${MAX_BODY} bytes`);
    if (isWanted) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

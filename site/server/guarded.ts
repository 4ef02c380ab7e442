import type {IncomingMessage, ServerResponse} from "node:http";
import {isIP} from "node:net";
import {byteRange} from "./byte-range.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Host names accepted by a server on the loopback interface, so that no other site can reach it by DNS
 * rebinding.
 */
const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Wraps a handler with checks for every request: only GET and HEAD (405), and only allowed host names (403).
 * Also implements byte ranges according to RFC 9110, 14 (206, 416).
 *
 * @param hosts additional names; `.example.org` includes subdomains
 * @param byNumber whether IP addresses, which no other site can impersonate, are accepted
 */
export function guarded(handler: Handler, hosts: readonly string[] = [], byNumber = false): Handler {
  return (request, response) => {
    const host = request.headers.host ?? "localhost";
    if (!isAllowed(host, hosts) && !(byNumber && isNumber(host))) {
      response
        .writeHead(403, {"content-type": "text/plain"})
        .end("This server answers requests to localhost alone; --allowed-hosts adds names.\n");
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, {allow: "GET, HEAD"}).end();
      return;
    }
    const {range} = request.headers;
    delete request.headers.range;
    if (range !== undefined && request.method === "GET" && request.headers["if-range"] === undefined) {
      // Byte ranges refer to the uncompressed file.
      request.headers["accept-encoding"] = "identity";
      answerRange(range, response);
    }
    handler(request, response);
  };
}

function isAllowed(host: string, hosts: readonly string[]): boolean {
  if (LOOPBACK.test(host)) return true;
  const name = host.toLowerCase().replace(/:\d+$/, "");
  return hosts.some(allowed => {
    const wanted = allowed.toLowerCase();
    return wanted.startsWith(".") ? `.${name}`.endsWith(wanted) : name === wanted;
  });
}

/** Reports whether a host is an IP address, with or without a port. */
const isNumber = (host: string): boolean => isIP(host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1")) !== 0;

/** Reduces a complete response of known length to the requested range. */
function answerRange(range: string, response: ServerResponse): void {
  const {writeHead, write, end} = response;
  let from = 0;
  let to = Number.POSITIVE_INFINITY;
  let at = 0;
  const cut = (chunk: unknown): Buffer => {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : Buffer.from((chunk ?? []) as Uint8Array);
    const part = bytes.subarray(Math.max(0, from - at), Math.max(0, to - at));
    at += bytes.length;
    return part;
  };
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const given = rest.find(one => typeof one === "object" && one !== null);
    for (const [name, value] of Object.entries(given ?? {})) response.setHeader(name, value);
    const size = Number(response.getHeader("content-length") ?? Number.NaN);
    const found = status === 200 && Number.isInteger(size) ? byteRange(range, size) : null;
    if (found === null) return writeHead.call(response, status);
    if (found === "unsatisfiable") {
      to = 0;
      response.setHeader("content-range", `bytes */${size}`);
      response.setHeader("content-length", 0);
      return writeHead.call(response, 416);
    }
    [from, to] = [found.start, found.end + 1];
    response.setHeader("content-range", `bytes ${found.start}-${found.end}/${size}`);
    response.setHeader("content-length", to - from);
    return writeHead.call(response, 206);
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return (write as (...all: unknown[]) => boolean).call(response, cut(chunk), ...rest);
  }) as typeof write;
  response.end = ((chunk?: unknown, ...rest: unknown[]) => {
    if (typeof chunk === "function" || chunk === undefined || chunk === null)
      return (end as (...all: unknown[]) => ServerResponse).call(
        response,
        ...(chunk ? [chunk] : []),
        ...rest,
      );
    if (!response.headersSent) response.writeHead(response.statusCode);
    return (end as (...all: unknown[]) => ServerResponse).call(response, cut(chunk), ...rest);
  }) as typeof end;
}

import {readFileSync} from "node:fs";
import {retryAfter} from "#support/http/retry.ts";
import type {Fault} from "../fault.ts";
import {isRateLimit, limitFault} from "../http/http-fault.ts";

/** HTTP response headers that git does not report. */
export interface Answered {
  /** Fault of a host that refused the last request because there were too many. */
  limit?: Fault | undefined;
  /** Delay requested by the host, in milliseconds (RFC 9110 §10.2.3). */
  wait?: number | undefined;
  /** Media type of the last response. */
  type?: string | undefined;
  /** New URL of the repository if it has moved permanently (301, 308). */
  movedTo?: string | undefined;
}

/**
 * Returns variables that make git write the headers of its requests to a file, without their bodies (git(1)).
 */
export const traceVariables = (file: string): Record<string, string> => ({
  GIT_TRACE_CURL: file,
  GIT_TRACE_CURL_NO_DATA: "1",
});

/** Reads the trace that git wrote. Returns an empty object if there is none, as for a local repository. */
export function readTrace(file: string, host: string): Answered {
  try {
    return answersIn(readFileSync(file, "latin1"), host);
  } catch {
    return {};
  }
}

/**
 * Parses a trace. The last response determines the delay and the limit, the first one whether the repository
 * has moved.
 */
export function answersIn(trace: string, host: string): Answered {
  const found: Answered = {};
  let status = 0;
  let headers: Record<string, string> = {};
  for (const [, header = ""] of trace.matchAll(/<= Recv header: ?([^\r\n]*)/g)) {
    const line = /^HTTP\/[\d.]+ (\d{3})/.exec(header)?.[1];
    if (line !== undefined) {
      status = Number(line);
      headers = {};
    }
    const [, name = "", value = ""] = /^([\w-]+): *(.*?) *$/.exec(header) ?? [];
    if (name) headers[name.toLowerCase()] = value;
    if (name.toLowerCase() === "location" && (status === 301 || status === 308))
      found.movedTo ??= repositoryIn(value);
  }
  found.wait = retryAfter(headers["retry-after"]);
  found.type = headers["content-type"]?.replace(/;.*/, "").trim().toLowerCase();
  if (isRateLimit(status, headers)) found.limit = limitFault(headers, host);
  return found;
}

/** Derives a repository URL from the URL of its refs (gitprotocol-http(5)). */
function repositoryIn(location: string): string | undefined {
  const [, address] = /^(https:\/\/.+?)(?:\.git)?\/info\/refs(?:\?|$)/.exec(location) ?? [];
  return address;
}

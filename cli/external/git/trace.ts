import {readFileSync} from "node:fs";
import {retryAfter} from "#support/http/retry.ts";

/** What the headers of an exchange say that git itself does not. */
export interface Answered {
  /** Milliseconds that the host asks to wait (RFC 9110 §10.2.3). */
  wait?: number | undefined;
  /** Media type of the last answer. */
  type?: string | undefined;
  /** Where the repository has moved for good (301, 308). */
  movedTo?: string | undefined;
}

/** Settings with which git writes the headers of its requests to a file, and nothing that they carry (git(1)). */
export const traceVariables = (file: string): Record<string, string> => ({
  GIT_TRACE_CURL: file,
  GIT_TRACE_CURL_NO_DATA: "1",
});

/** Reads what git wrote; nothing where it wrote none, as for a repository on disk. */
export function readTrace(file: string): Answered {
  try {
    return answersIn(readFileSync(file, "latin1"));
  } catch {
    return {};
  }
}

/** The last answer tells how long to wait, the first whether the repository has moved. */
export function answersIn(trace: string): Answered {
  const found: Answered = {};
  let status = 0;
  for (const [, header = ""] of trace.matchAll(/<= Recv header: ?([^\r\n]*)/g)) {
    const line = /^HTTP\/[\d.]+ (\d{3})/.exec(header)?.[1];
    if (line !== undefined) {
      status = Number(line);
      found.wait = undefined;
      found.type = undefined;
    }
    const [, name = "", value = ""] = /^([\w-]+): *(.*?) *$/.exec(header) ?? [];
    if (name.toLowerCase() === "retry-after") found.wait = retryAfter(value);
    if (name.toLowerCase() === "content-type") found.type = value.replace(/;.*/, "").trim().toLowerCase();
    if (name.toLowerCase() === "location" && (status === 301 || status === 308))
      found.movedTo ??= repositoryIn(value);
  }
  return found;
}

/** Address of a repository from that of its list of refs (gitprotocol-http(5)). */
function repositoryIn(location: string): string | undefined {
  const [, address] = /^(https:\/\/.+?)(?:\.git)?\/info\/refs(?:\?|$)/.exec(location) ?? [];
  return address;
}

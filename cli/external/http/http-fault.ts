import {asError} from "#support/files/as-error.ts";
import {retryAfter} from "#support/http/retry.ts";
import {Fault} from "../fault.ts";

interface NetworkError extends Error {
  code?: string;
  statusCode?: number;
  status?: number;
  headers?: Record<string, string[] | string | undefined>;
}

const UNREACHABLE: Record<string, string> = {
  ENOTFOUND: "can't resolve the host name {host}",
  EAI_AGAIN: "can't resolve the host name {host}",
  ECONNREFUSED: "can't connect to {host}",
  ENETUNREACH: "can't connect to {host}",
  EHOSTUNREACH: "can't connect to {host}",
  ETIMEDOUT: "no response from {host}",
  ECONNECTIONTIMEOUT: "no response from {host}",
  ERESPONSETIMEOUT: "no response from {host}",
  EIDLETIMEOUT: "no response from {host}",
  ETRANSFERTIMEOUT: "no response from {host}",
  FETCH_ERROR: "no response from {host}",
};

const CUT_OFF = new Set([
  "ECONNRESET",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE",
  "UND_ERR_SOCKET",
  "Z_BUF_ERROR",
  "EBADSIZE",
]);
const TLS = /CERT|^ERR_TLS|^ERR_SSL|UNABLE_TO_|^EPROTO$|SELF_SIGNED/;

/**
 * Converts a failed HTTP request to a `Fault`, based on the codes of Node.js, OpenSSL and the npm registry
 * client.
 *
 * @param what requested resource, for messages: `the package x`
 */
export function httpFault(error: unknown, host: string, what: string): Fault {
  if (error instanceof Fault) return error;
  const {code = "", message, statusCode, status, headers}: NetworkError = asError(error);
  const answered = statusCode ?? status;
  if (typeof answered === "number" && answered >= 400) return statusFault(answered, headers, host, what);
  if (code === "EINTEGRITY") {
    return new Fault("integrity", `${what} from ${host} does not match its hash (integrity mismatch)`, {
      hint: "A proxy may be modifying files. Do not use them.",
    });
  }
  if (code === "ENOSPC") return new Fault("unreachable", "the disk is full", {hostWide: true});
  if (TLS.test(code)) {
    return new Fault("unreachable", `could not establish a secure connection to ${host} (${code})`, {
      hostWide: true,
      hint: "Check this machine's clock, any proxy, and NODE_EXTRA_CA_CERTS.",
    });
  }
  if (CUT_OFF.has(code) || /premature|aborted|terminated|unexpected end|zlib|truncated/i.test(message)) {
    return new Fault("unreachable", `the transfer from ${host} was cut off`, {
      passing: true,
      hint: "Try again later.",
      cause: error,
    });
  }
  const known = UNREACHABLE[code];
  if (known !== undefined) {
    const text = known.replace("{host}", host);
    return new Fault("unreachable", text, {
      hostWide: true,
      passing: true,
      hint: "Check this machine's network.",
    });
  }
  return new Fault("unreachable", `${host} failed: ${message}`, {cause: error});
}

/** Converts an HTTP status to a `Fault` (RFC 9110 §15). The response body is never used as content. */
export function statusFault(
  status: number,
  headers: NetworkError["headers"],
  host: string,
  what: string,
): Fault {
  if (isRateLimit(status, headers)) return limitFault(headers, host);
  if (status === 404 || status === 410)
    return new Fault("missing", `${host} does not have ${what} (${status})`);
  if (status === 401 || status === 403) {
    return new Fault("missing", `${host} denies access to ${what} (${status})`, {
      hint: "It may be private or removed.",
    });
  }
  const passing = status >= 500 || status === 408;
  return new Fault("unreachable", `${host} answered ${status}`, {
    passing,
    retryAfter: passing ? retryAfter(header(headers, "retry-after")) : undefined,
    hint: passing ? "Try again later." : undefined,
  });
}

/**
 * Checks whether a host refused a request because there were too many (RFC 6585 §4). GitHub answers 403, with
 * no requests remaining or with a delay.
 */
export const isRateLimit = (status: number, headers: NetworkError["headers"]): boolean =>
  status === 429 ||
  (status === 403 &&
    (header(headers, "x-ratelimit-remaining") === "0" || header(headers, "retry-after") !== undefined));

/**
 * Creates a `limit` fault. The delay comes from `Retry-After` (seconds or a date, RFC 9110 §10.2.3) or from
 * the reset time in GitHub's API headers (Unix time).
 */
export function limitFault(headers: NetworkError["headers"], host: string): Fault {
  const reset = Number(header(headers, "x-ratelimit-reset"));
  const wait =
    retryAfter(header(headers, "retry-after")) ??
    (reset > 0 ? Math.max(0, reset * 1000 - Date.now()) : undefined);
  const until =
    wait === undefined ? "" : `, resets at ${new Date(Date.now() + wait).toISOString().slice(0, 16)}Z`;
  return new Fault("limit", `${host} limits requests${until}`, {
    hostWide: true,
    passing: wait !== undefined,
    retryAfter: wait,
    hint: "Try again later.",
  });
}

function header(headers: NetworkError["headers"], name: string): string | undefined {
  const value = headers?.[name];
  return Array.isArray(value) ? value[0] : value;
}

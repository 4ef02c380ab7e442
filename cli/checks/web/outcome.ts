/** Result of probing an external URL. */
export interface Outcome {
  /** `unsure`: no answer, or one that reveals nothing about the page (sign-in, rate limit, server error). */
  status: "ok" | "broken" | "unsure";
  /** Explanation for people. */
  detail: string;
  /** New URL if the page has moved permanently. */
  movedTo?: string;
}

/**
 * Statuses for a page that does not exist (RFC 9110 §15.5). Others, such as 403, are unreliable, since many
 * sites send them to every tool.
 */
const GONE = new Set([404, 410]);

/** Interprets a final HTTP status. */
export function outcomeOf(status: number, movedTo: string | undefined): Outcome {
  const moved = movedTo === undefined ? {} : {movedTo};
  if (status >= 200 && status < 300) return {status: "ok", detail: String(status), ...moved};
  if (GONE.has(status)) return {status: "broken", detail: `it answers ${status}`};
  return {status: "unsure", detail: `it answers ${status}`};
}

const TLS = /CERT|^ERR_TLS|^ERR_SSL|UNABLE_TO_|SELF_SIGNED/;

/** Interprets a failed request by the error codes of Node.js and OpenSSL. */
export function outcomeOfError(error: unknown, timedOut: boolean): Outcome {
  const {code = "", message = ""}: {code?: string; message?: string} = error ?? {};
  if (timedOut || code === "ERR_SOCKET_TIMEOUT" || /TIMEOUT|ETIMEDOUT/.test(code))
    return {status: "unsure", detail: "it did not answer in time"};
  if (code === "ENOTFOUND") return {status: "broken", detail: "there is no such host"};
  if (TLS.test(code)) return {status: "broken", detail: `its certificate is not accepted (${code})`};
  if (code === "ECONNREFUSED") return {status: "unsure", detail: "nothing answers there"};
  return {status: "unsure", detail: `the request failed (${code || message})`};
}

/** Reports whether an outcome may be caused by this machine's network rather than by the page. */
export const isNoAnswer = ({status, detail}: Outcome): boolean =>
  detail === "there is no such host" || (status === "unsure" && !detail.startsWith("it answers"));

/** What is known of an address of another site. */
export interface Outcome {
  /** `unsure`: no answer, or one that says nothing about the page (a sign-in, a limit, a fault of the server). */
  status: "ok" | "broken" | "unsure";
  /** In words, for people. */
  detail: string;
  /** Where the page moved for good. */
  movedTo?: string;
}

/** Answers that say that there is no such page (RFC 9110 §15.5). Many sites answer 403 and the like to every tool. */
const GONE = new Set([404, 410]);

/** Judges a final answer. */
export function outcomeOf(status: number, movedTo: string | undefined): Outcome {
  const moved = movedTo === undefined ? {} : {movedTo};
  if (status >= 200 && status < 300) return {status: "ok", detail: String(status), ...moved};
  if (GONE.has(status)) return {status: "broken", detail: `it answers ${status}`};
  return {status: "unsure", detail: `it answers ${status}`};
}

const TLS = /CERT|^ERR_TLS|^ERR_SSL|UNABLE_TO_|SELF_SIGNED/;

/** Judges a request that failed, by the codes of Node.js and OpenSSL. */
export function outcomeOfError(error: unknown, timedOut: boolean): Outcome {
  const {code = "", message = ""} = (error ?? {}) as {code?: string; message?: string};
  if (timedOut || code === "ERR_SOCKET_TIMEOUT" || /TIMEOUT|ETIMEDOUT/.test(code))
    return {status: "unsure", detail: "it did not answer in time"};
  if (code === "ENOTFOUND") return {status: "broken", detail: "there is no such host"};
  if (TLS.test(code)) return {status: "broken", detail: `its certificate is not accepted (${code})`};
  if (code === "ECONNREFUSED") return {status: "unsure", detail: "nothing answers there"};
  return {status: "unsure", detail: `the request failed (${code || message})`};
}

/** Whether an outcome says something about the network of this machine rather than about the page. */
export const isNoAnswer = ({status, detail}: Outcome): boolean =>
  detail === "there is no such host" || (status === "unsure" && !detail.startsWith("it answers"));

/**
 * Reason why a remote source could not be fetched.
 *
 * - `missing`: the server answered that it does not exist (404, no README, empty repository, sign-in
 * required)
 * - `changed`: it exists but no longer matches the lock file
 * - `unreachable`: no answer, or an answer that reveals nothing about the source
 * - `limit`: too many requests
 * - `integrity`: the bytes do not match the expected hash
 * - `too-large`, `invalid`: it exists but is unusable
 * - `stopped`: the user ended the run, or its time limit expired
 */
export type FaultKind =
  | "missing"
  | "changed"
  | "unreachable"
  | "limit"
  | "integrity"
  | "too-large"
  | "invalid"
  | "stopped";

interface FaultOptions {
  hint?: string | undefined;
  /** Whether every other request to the same host will fail in the same way. */
  hostWide?: boolean;
  /** Whether the error may be temporary, so that a retry makes sense. */
  passing?: boolean;
  /** Wait requested by the server, in milliseconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Expected failure of a single source. Any other exception is an internal error. */
export class Fault extends Error {
  readonly kind: FaultKind;
  readonly hint: string | undefined;
  readonly hostWide: boolean;
  readonly passing: boolean;
  readonly retryAfter: number | undefined;

  constructor(kind: FaultKind, message: string, options: FaultOptions = {}) {
    super(message, {cause: options.cause});
    this.name = "Fault";
    this.kind = kind;
    this.hint = options.hint;
    this.hostWide = options.hostWide ?? false;
    this.passing = options.passing ?? false;
    this.retryAfter = options.retryAfter;
  }
}

/** Returns the fault with which a signal was aborted, or a `stopped` fault if the user ended the run. */
export function stopFault(signal: AbortSignal): Fault {
  return signal.reason instanceof Fault ? signal.reason : new Fault("stopped", "stopped");
}

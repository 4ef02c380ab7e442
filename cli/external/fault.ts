/**
 * Why something could not be taken from elsewhere.
 *
 * - `missing`: the other side answered that it is not there (404, no README, empty repository, sign-in needed)
 * - `changed`: it is there, but no longer what the lock names
 * - `unreachable`: no answer, or an answer that says nothing about the thing itself
 * - `limit`: too many requests
 * - `integrity`: the bytes are not the ones promised
 * - `too-large`, `invalid`: it is there and can't be used
 * - `stopped`: the user ended the run, or its time was up
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
  /** Everything else on the same host will fail in the same way. */
  hostWide?: boolean;
  /** May well pass: worth another try. */
  passing?: boolean;
  /** How long the other side asks to wait, in milliseconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** An expected failure of one source; anything else thrown is a fault of the tool. */
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

/** The fault that a signal was given with, or that the user stopped the run. */
export function stopFault(signal: AbortSignal): Fault {
  return signal.reason instanceof Fault ? signal.reason : new Fault("stopped", "stopped");
}

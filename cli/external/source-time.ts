import {Fault, stopFault} from "./fault.ts";

/**
 * Milliseconds by which a single request's limit is shorter, so that its error can name the unresponsive
 * host.
 */
const GRACE_MS = 200;

/**
 * Time limit per source: everything done for a source, over any transport, ends when its time is up. Timeouts
 * of single requests are not sufficient, because each byte of a slow response restarts them.
 */
export class SourceTime {
  readonly #seconds: number;
  readonly #all: AbortSignal;
  /** Deadline of each source. */
  readonly #ends = new Map<string, number>();

  /** @param all aborts every source */
  constructor(seconds: number, all: AbortSignal) {
    this.#seconds = seconds;
    this.#all = all;
  }

  /**
   * Runs a task within a fraction of its source's remaining time. The first task of a source starts its
   * clock.
   *
   * Throws whatever the task throws, or an `unreachable` fault if the time is up.
   */
  async run<T>(source: string, share: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const now = performance.now();
    const end = this.#ends.get(source) ?? now + this.#seconds * 1000;
    this.#ends.set(source, end);
    const late = new Fault("unreachable", `it took more than ${this.#seconds * share} s`, {
      hint: "Try again later, or raise `external.timeoutSeconds`.",
    });
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(late), Math.max(0, (end - now) * share) + GRACE_MS);
    const stop = (): void => controller.abort(stopFault(this.#all));
    if (this.#all.aborted) stop();
    this.#all.addEventListener("abort", stop, {once: true});
    const {signal} = controller;
    const over = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason), {once: true}),
    );
    over.catch(() => {});
    try {
      return await Promise.race([task(signal), over]);
    } finally {
      clearTimeout(timer);
      this.#all.removeEventListener("abort", stop);
    }
  }
}

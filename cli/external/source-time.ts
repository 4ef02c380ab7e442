import {Fault, stopFault} from "./fault.ts";

/** A single request that takes all the time ends just before, since it can say whose answer did not come. */
const GRACE_MS = 200;

/**
 * The time limit of each source: all that is done for one, whichever way, ends when its seconds are over. A time-out of
 * single requests would not do, as each byte of a slow answer restarts it.
 */
export class SourceTime {
  readonly #seconds: number;
  readonly #all: AbortSignal;
  /** Source → when its time is over. */
  readonly #ends = new Map<string, number>();

  /** @param all ends every source */
  constructor(seconds: number, all: AbortSignal) {
    this.#seconds = seconds;
    this.#all = all;
  }

  /**
   * Runs a task within a share of the time that its source has left; the first task of a source starts its time.
   *
   * @throws what the task throws, or an `unreachable` fault when the time is over
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

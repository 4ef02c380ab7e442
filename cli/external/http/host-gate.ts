import {Fault} from "../fault.ts";

type State = {kind: "up"} | {kind: "down"; fault: Fault} | {kind: "probing"; done: Promise<void>};

/**
 * Limits an unresponsive host to a single timeout. The first task on a host runs alone; if its fault concerns
 * the whole host (unknown name, refused connection, invalid certificate, no answer), all other tasks fail
 * with the same fault at once. This also applies to a host that fails later.
 */
export class HostGate {
  readonly #states = new Map<string, State>();

  /**
   * Runs a task that contacts a host.
   *
   * Throws whatever the task throws, or the fault with which the host was given up.
   *
   * @param task receives whether it is the probe, which should time out early
   */
  async run<T>(host: string, task: (probe: boolean) => Promise<T>): Promise<T> {
    for (;;) {
      const state = this.#states.get(host);
      if (!state) return this.#probe(host, task);
      if (state.kind === "down") throw state.fault;
      if (state.kind === "up") return this.#guarded(host, () => task(false));
      await state.done;
    }
  }

  async #probe<T>(host: string, task: (probe: boolean) => Promise<T>): Promise<T> {
    let release = (): void => {};
    this.#states.set(host, {kind: "probing", done: new Promise<void>(resolve => (release = resolve))});
    try {
      return await this.#guarded(host, () => task(true));
    } finally {
      release();
    }
  }

  async #guarded<T>(host: string, task: () => Promise<T>): Promise<T> {
    try {
      const result = await task();
      this.#states.set(host, {kind: "up"});
      return result;
    } catch (error) {
      const down = error instanceof Fault && error.hostWide;
      if (down) this.#states.set(host, {kind: "down", fault: error});
      else if (this.#states.get(host)?.kind !== "down") this.#states.set(host, {kind: "up"});
      throw error;
    }
  }
}

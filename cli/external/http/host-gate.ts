import {Fault} from "../fault.ts";

type State = {kind: "up"} | {kind: "down"; fault: Fault} | {kind: "probing"; done: Promise<void>};

/**
 * Keeps a host that does not answer from costing one time-out per source: the first task on a host runs alone, and when
 * its fault concerns the whole host (no such name, nothing listening, bad certificate, no answer), all others get
 * the same fault at once. A host that fails in this way later is given up too.
 */
export class HostGate {
  readonly #states = new Map<string, State>();

  /**
   * Runs a task that talks to a host.
   *
   * @param task learns whether it is the probe, which should be quick to give up
   * @throws what the task throws, or the fault that the host was given up for
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

import type {Paint} from "../report/human.ts";
import {stateOf} from "./findings.ts";
import type {Result} from "./run.ts";
import type {Source} from "./source.ts";

interface Output {
  write(text: string): unknown;
  /** Whether the output supports control sequences. */
  isTerminal: boolean;
}

const MARKS: Record<Result["status"], [mark: string, format: "green" | "yellow" | "red" | "dim"]> = {
  fetched: ["✔", "green"],
  npm: ["✔", "green"],
  unchanged: ["·", "dim"],
  stale: ["!", "yellow"],
  failed: ["✖", "red"],
};

/** Labels for the status of a source. */
export const STATUS_WORDS: Record<Result["status"], string> = {
  fetched: "fetched",
  npm: "from npm",
  unchanged: "unchanged",
  stale: "stale",
  failed: "failed",
};

const CLEAR_LINE = "\r\u001b[2K";
const WIDTH = 78;

/**
 * Reports the progress of a fetch: one line per finished source and, on a terminal, a status line below.
 * Unchanged sources are not listed, since there may be many.
 */
export class Progress {
  readonly #output: Output;
  readonly #paint: Paint;
  readonly #total: number;
  readonly #running = new Set<string>();
  #done = 0;

  constructor(output: Output, paint: Paint, total: number) {
    this.#output = output;
    this.#paint = paint;
    this.#total = total;
  }

  start({name}: Source): void {
    this.#running.add(name);
    this.#showRunning();
  }

  done({source, status, copy, faults}: Result): void {
    this.#running.delete(source.name);
    this.#done++;
    if (status !== "unchanged") {
      const [mark, format] = MARKS[status];
      const state = copy ? stateOf(copy.entry) : "";
      const why = status === "failed" || status === "stale" ? (faults.at(-1)?.message ?? "") : "";
      const text = [source.key, STATUS_WORDS[status], state, why].filter(Boolean).join("  ");
      this.#clear();
      this.#output.write(`${this.#paint(format, mark)} ${text}\n`);
    }
    this.#showRunning();
  }

  end(): void {
    this.#clear();
  }

  #clear(): void {
    if (this.#output.isTerminal) this.#output.write(CLEAR_LINE);
  }

  #showRunning(): void {
    if (!this.#output.isTerminal || this.#running.size === 0) return;
    const line = `${this.#done}/${this.#total} ${[...this.#running].join(", ")}`;
    const short = line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line;
    this.#output.write(CLEAR_LINE + this.#paint("dim", short));
  }
}

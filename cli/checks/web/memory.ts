import {readFileSync, writeFileSync} from "node:fs";
import {replaceFile} from "#support/files/replace-file.ts";
import type {Outcome} from "./outcome.ts";

/** Successful results and their times, in milliseconds since 1970. */
type Entries = Record<string, {outcome: Outcome; at: number}>;

/** Cache of successful results with a limited lifetime. Unsuccessful URLs are requested again each time. */
export class Memory {
  readonly #file: string | null;
  readonly #entries: Map<string, {outcome: Outcome; at: number}>;

  /** @param file path of the cache, or `null` for none */
  constructor(file: string | null) {
    this.#file = file;
    this.#entries = new Map(Object.entries(file === null ? {} : readEntries(file)));
  }

  /** Returns a successful result that is not older than `maxAge` milliseconds. */
  find(url: string, now: number, maxAge: number): Outcome | undefined {
    const entry = this.#entries.get(url);
    return entry && now - entry.at <= maxAge && now >= entry.at ? entry.outcome : undefined;
  }

  /** Stores the successful results, and keeps earlier ones whose URLs are still linked. */
  save(outcomes: ReadonlyMap<string, Outcome>, now: number): void {
    if (this.#file === null) return;
    const kept: [string, {outcome: Outcome; at: number}][] = [];
    for (const [url, outcome] of outcomes) {
      if (outcome.status !== "ok") continue;
      const known = this.#entries.get(url);
      kept.push([url, known?.outcome === outcome ? known : {outcome, at: now}]);
    }
    kept.sort(([a], [b]) => (a < b ? -1 : 1));
    replaceFile(this.#file, path => writeFileSync(path, JSON.stringify(Object.fromEntries(kept))));
  }
}

/** Reads the cache. A missing or damaged file counts as empty. */
function readEntries(file: string): Entries {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        ([, entry]) => typeof entry?.at === "number" && entry.outcome?.status === "ok",
      ),
    );
  } catch {
    return {};
  }
}

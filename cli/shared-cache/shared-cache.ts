import pLimit from "p-limit";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {asError} from "#support/files/as-error.ts";
import {diagnostic} from "../report/diagnostic.ts";
import {contentHash} from "../support/files/hash.ts";
import {unwrap, wrap} from "./frame.ts";
import {CONCURRENCY, send} from "./request.ts";
import type {SharedCacheSettings} from "./settings.ts";

const TIMEOUT_MS = 5000;

/** Statuses for a missing entry. */
const ABSENT = new Set([404, 410]);

/**
 * Cache shared between machines. It stores entries by key over plain HTTP GET and PUT, like build tools, so
 * any WebDAV server, build cache server or object store works.
 *
 * It may speed up a build but never fail or stall it. An invalid entry is a miss. The first failed or
 * timed-out request disables the server for the rest of the run. Problems are reported once, by `findings`.
 */
export class SharedCache {
  private readonly limit = pLimit(CONCURRENCY);
  private readonly stopped = new AbortController();
  private readonly faults = new Map<"server" | "entry" | "write", string>();
  private readonly settings: SharedCacheSettings;

  constructor(settings: SharedCacheSettings) {
    this.settings = settings;
  }

  /** Whether entries are still being written. */
  get writes(): boolean {
    return this.settings.write && !this.faults.has("write") && this.answers;
  }

  /** Whether the server has answered so far. */
  get answers(): boolean {
    return !this.faults.has("server");
  }

  /** Returns the entry stored under a key, or `null` if there is no valid one. */
  async get(key: string, signal?: AbortSignal): Promise<Buffer | null> {
    const body = await this.ask("GET", key, signal);
    if (!body) return null;
    const bytes = await unwrap(key, body, this.settings.secret);
    if (bytes === null) this.faults.set("entry", `the entry ${key} was ignored: ${this.mismatch}`);
    return bytes;
  }

  /**
   * Stores an entry under a key.
   *
   * @param bytes creates the entry when its turn comes, so that few entries are in memory at once
   */
  async put(key: string, bytes: () => Uint8Array, signal?: AbortSignal): Promise<void> {
    await this.ask("PUT", key, signal, () => wrap(key, bytes(), this.settings.secret));
  }

  /** Reports an entry that is intact but invalid. */
  reject(key: string): void {
    this.faults.set("entry", `the entry ${key} was ignored: it was not written by this tool`);
  }

  /** Identifies the cache, so that data from it is not reused without it. */
  get origin(): string {
    return contentHash(this.settings.url, this.settings.secret === undefined ? "open" : "signed");
  }

  private get mismatch(): string {
    return this.settings.secret === undefined
      ? "it is damaged, or signed (set DOCS_INDEX_CACHE_KEY)"
      : "it is damaged, or not signed with DOCS_INDEX_CACHE_KEY";
  }

  /** Stops using a server that responds more slowly than the work it would save. */
  tooSlow(): void {
    this.give("GET", "is slower than the work it would save");
  }

  /** Returns a warning for each kind of problem. */
  findings(): Diagnostic[] {
    return [...this.faults.values()].map(message => diagnostic("cache-shared", message));
  }

  /** Returns the body of a response, or `null` if there is none, for whatever reason. */
  private ask(
    method: "GET" | "PUT",
    key: string,
    signal?: AbortSignal,
    body?: () => Promise<Buffer<ArrayBuffer>>,
  ): Promise<Buffer | null> {
    return this.limit(async () => {
      if (method === "PUT" ? !this.writes : !this.answers) return null;
      if (signal?.aborted) return null;
      const {url, authorization, timeoutMs = TIMEOUT_MS} = this.settings;
      const sent = body ? await body() : null;
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const {status, body: answer} = await send(`${url}/${key}`, {
          method,
          headers: {"user-agent": "docs-index", ...(authorization && {authorization})},
          body: sent,
          signal: AbortSignal.any([this.stopped.signal, timeout, ...(signal ? [signal] : [])]),
        });
        if (status >= 200 && status < 300) return answer;
        if (method !== "PUT" && ABSENT.has(status)) return null;
        this.give(method, `answered ${status} to ${method}`);
      } catch (error) {
        if (signal?.aborted) return null;
        this.give(method, timeout.aborted ? `did not answer in ${timeoutMs / 1000} s` : reason(error));
      }
      return null;
    });
  }

  /**
   * Gives up writing, or the server as a whole. Pending requests are aborted, and an unresponsive server is
   * not waited for.
   */
  private give(method: string, why: string): void {
    if (!this.answers) return;
    const {host} = new URL(this.settings.url);
    if (method === "PUT") this.faults.set("write", `${host} ${why}; nothing more was stored there`);
    else {
      this.faults.set("server", `${host} ${why}; it was not contacted again`);
      this.stopped.abort();
    }
  }
}

function reason(error: unknown): string {
  const {message, code} = asError(error);
  return code === undefined ? message : `can't be reached (${code})`;
}

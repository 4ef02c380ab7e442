import type {LockEntry} from "#schemas/project-files/lock.ts";
import {sha256} from "../support/files/hash.ts";
import type {RetryPolicy} from "../support/http/retry.ts";
import {Fault} from "./fault.ts";
import type {GitSettings} from "./git/git.ts";
import type {TakeOptions} from "./git/take.ts";
import {HostGate} from "./http/host-gate.ts";
import {withRetries} from "./http/retry.ts";
import type {CachedReadme} from "./last-good/cached-readme.ts";
import type {Registry, RegistrySettings} from "./npm/registry.ts";
import type {Source} from "./source.ts";
import {SourceTime} from "./source-time.ts";

type Packaged = Source & {npm: string};

/** Functions that fetch a README. Each throws a `Fault` if it fails. */
export interface Fetchers {
  /** Returns the latest state of the repository; `known` itself if nothing has changed. */
  newest(source: Source, known: CachedReadme | null): Promise<CachedReadme>;
  /** Returns the latest published version; `known` itself if nothing has changed. */
  published(source: Packaged, known: CachedReadme | null): Promise<CachedReadme>;
  /** Returns exactly the state recorded in a lock entry. */
  locked(source: Source, entry: LockEntry): Promise<CachedReadme>;
}

interface FetcherSettings {
  git: GitSettings;
  registry: RegistrySettings;
  signal: AbortSignal;
  retry?: RetryPolicy;
  /** Called with the new URL if a repository has moved permanently. */
  onMoved?(source: Source, address: string): void;
}

/**
 * Creates fetchers for git and the npm registry that share one gate per host, so that an unreachable host
 * costs a single timeout. Temporary failures are retried. Both libraries are loaded on demand, since most
 * runs fetch nothing.
 */
export function createFetchers(settings: FetcherSettings): Fetchers {
  const {git, registry: where, signal: all, retry, onMoved} = settings;
  const time = new SourceTime(git.timeoutSeconds, all);
  const gate = new HostGate();
  const host = new URL(where.registry).host;
  let registry: Promise<Registry> | null = null;
  const openRegistry = (): Promise<Registry> => {
    registry ??= import("./npm/registry.ts").then(npm => new npm.Registry(where));
    return registry;
  };
  const withGit = (source: Source, take: (options: TakeOptions) => Promise<CachedReadme>) =>
    gate.run(`git ${source.repository.host}`, probe =>
      // If git fails, the registry is tried, so git may use only half of the time.
      time.run(source.key, source.npm === null ? 1 : 0.5, signal =>
        withRetries(
          () => take({settings: git, signal, probe, onMoved: address => onMoved?.(source, address)}),
          signal,
          retry,
        ),
      ),
    );
  const withRegistry = ({key}: Source, take: (signal: AbortSignal) => Promise<CachedReadme>) =>
    gate.run(`npm ${host}`, () => time.run(key, 1, signal => withRetries(() => take(signal), signal, retry)));
  const takeLocked = async (source: Source, entry: LockEntry): Promise<CachedReadme> => {
    if (entry.origin === "git") {
      const {takeLocked} = await import("./git/take.ts");
      return withGit(source, options => takeLocked(source, entry, options));
    }
    const [npm, {takeLockedVersion}] = await Promise.all([openRegistry(), import("./npm/take.ts")]);
    return withRegistry(source, signal =>
      takeLockedVersion({...source, npm: entry.package}, entry, npm, signal),
    );
  };
  return {
    async newest(source, known) {
      const {takeNewest} = await import("./git/take.ts");
      return withGit(source, options => takeNewest(source, known, options));
    },
    async published(source, known) {
      const [npm, {takePublished}] = await Promise.all([openRegistry(), import("./npm/take.ts")]);
      return withRegistry(source, signal => takePublished(source, known, npm, signal));
    },
    async locked(source, entry) {
      const copy = await takeLocked(source, entry);
      if (sha256(copy.bytes) === entry.sha256) return {...copy, entry};
      throw new Fault("integrity", `${entry.file} is not the one that was locked`, {
        hint: "Find out why it changed before you run `docs-index fetch --update`.",
      });
    },
  };
}

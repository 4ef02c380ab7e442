import type {LockEntry} from "../../schemas/lock.ts";
import {sha256} from "../lib/hash.ts";
import type {Copy} from "./copy.ts";
import {Fault} from "./fault.ts";
import type {GitSettings} from "./git/git.ts";
import {takeLocked, takeNewest} from "./git/take.ts";
import {HostGate} from "./host-gate.ts";
import {Registry, type RegistrySettings} from "./npm/registry.ts";
import {takeLockedVersion, takePublished} from "./npm/take.ts";
import {RETRY, type RetryPolicy, withRetries} from "./retry.ts";
import type {Source} from "./source.ts";

type Packaged = Source & {npm: string};

/** The ways to take a README. Each throws a fault where it can't. */
export interface Takers {
  /** Newest state in the repository; `known` itself, where that is it. */
  newest(source: Source, known: Copy | null): Promise<Copy>;
  /** Newest published state; `known` itself, where that is it. */
  published(source: Packaged, known: Copy | null): Promise<Copy>;
  /** Exactly the state of a lock entry. */
  locked(source: Source, entry: LockEntry): Promise<Copy>;
}

/**
 * Puts git and the registry behind one gate per host, so that one that is down costs one time-out, and tries again what may
 * pass.
 */
export function createTakers(settings: {
  git: GitSettings;
  registry: RegistrySettings;
  signal: AbortSignal;
  retry?: RetryPolicy;
}): Takers {
  const {git, signal, retry = RETRY} = settings;
  const gate = new HostGate();
  const registry = new Registry(settings.registry);
  const withGit = (source: Source, take: (probe: boolean) => Promise<Copy>): Promise<Copy> =>
    gate.run(`git ${source.repository.host}`, probe => withRetries(() => take(probe), signal, retry));
  const withRegistry = (take: () => Promise<Copy>): Promise<Copy> =>
    gate.run(`npm ${registry.host}`, () => withRetries(take, signal, retry));
  return {
    newest: (source, known) =>
      withGit(source, probe => takeNewest(source, known, {settings: git, signal, probe})),
    published: (source, known) => withRegistry(() => takePublished(source, known, registry, signal)),
    async locked(source, entry) {
      const copy =
        entry.origin === "git"
          ? await withGit(source, probe => takeLocked(source, entry, {settings: git, signal, probe}))
          : await withRegistry(() =>
              takeLockedVersion({...source, npm: entry.package}, entry, registry, signal),
            );
      if (sha256(copy.bytes) === entry.sha256) return {...copy, entry};
      throw new Fault("integrity", `${entry.file} is not the one that was locked`, {
        hint: "Find out why it changed before you run docs-index fetch --update.",
      });
    },
  };
}

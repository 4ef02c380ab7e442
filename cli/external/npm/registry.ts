import pacote from "pacote";
import {Fault, stopFault} from "../fault.ts";
import {httpFault} from "../http/http-fault.ts";
import {type ArchiveFiles, ArchiveReader} from "./archive.ts";

/** Settings shared by all registry requests. */
export interface RegistrySettings {
  registry: string;
  /** Folder for the client's cache; removed after the run. */
  temporary: string;
  timeoutSeconds: number;
}

/** Published version of a package. */
export interface Version {
  version: string;
  integrity: string;
  /** Commit it was published from, if the publisher's client recorded it. */
  commit: string | null;
  /** Publication date, if known to the registry. */
  date?: string | undefined;
}

interface Manifest {
  gitHead?: string;
  dist?: {integrity?: string; shasum?: string};
}

/** Client for the npm registry, used for one run. */
export class Registry {
  readonly host: string;
  readonly #options: pacote.Options & Record<string, unknown>;

  constructor({registry, temporary, timeoutSeconds}: RegistrySettings) {
    this.host = new URL(registry).host;
    this.#options = {
      registry,
      cache: temporary,
      fullMetadata: true,
      packumentCache: new Map(),
      preferOnline: true,
      fetchRetries: 0,
      timeout: timeoutSeconds * 1000,
      // Only packages by name; specifiers that point elsewhere are rejected.
      allowGit: "none",
      allowRemote: "none",
      allowFile: "none",
      allowDirectory: "none",
    };
  }

  /**
   * Returns the given version, or the one tagged `latest`. Engine requirements are ignored, so that the
   * result does not depend on this machine.
   *
   * Throws a `Fault`.
   */
  async version(name: string, version: string | null, signal: AbortSignal): Promise<Version> {
    const packument = await this.#guard(name, signal, () =>
      pacote.packument(name, {...this.#options, ...{signal}}),
    );
    const wanted = version ?? packument["dist-tags"]?.latest;
    const manifest =
      wanted === undefined ? undefined : (packument.versions?.[wanted] as Manifest | undefined);
    if (wanted === undefined || !manifest) {
      const kind = version === null ? "missing" : "changed";
      throw new Fault(kind, `${this.host} does not have ${name} in version ${wanted ?? "latest"}`);
    }
    const {integrity, shasum} = manifest.dist ?? {};
    const sum = integrity ?? (shasum && `sha1-${Buffer.from(shasum, "hex").toString("base64")}`);
    if (!sum) throw new Fault("integrity", `${this.host} gives no integrity for ${name}@${wanted}`);
    const commit = /^[0-9a-f]{40}$/.test(manifest.gitHead ?? "") ? (manifest.gitHead ?? null) : null;
    const date = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(
      (packument as {time?: Record<string, string>}).time?.[wanted] ?? "",
    )?.[0];
    return {version: wanted, integrity: sum, commit, ...(date === undefined ? {} : {date})};
  }

  /**
   * Reads README and manifest from a package archive and verifies its integrity.
   *
   * Throws a `Fault`.
   */
  files(name: string, {version, integrity}: Version, signal: AbortSignal): Promise<ArchiveFiles> {
    return this.#guard(`${name}@${version}`, signal, () =>
      pacote.tarball.stream(
        `${name}@${version}`,
        stream =>
          new Promise<ArchiveFiles>((resolve, reject) => {
            const reader = new ArchiveReader();
            stream.on("error", reject);
            reader.parser.on("error", reject);
            reader.parser.on("end", () => resolve(Promise.resolve().then(() => reader.result())));
            // biome-ignore lint/suspicious/noExplicitAny: both are Minipass streams, typed apart
            stream.pipe(reader.parser as any);
          }),
        {...this.#options, integrity, ...{signal}},
      ),
    );
  }

  async #guard<T>(what: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      if (signal.aborted) throw stopFault(signal);
      throw httpFault(error, this.host, `the package ${what}`);
    }
  }
}

import {BodyTooLarge, exchange, type HttpResponse, isTimeout, textOf} from "#support/http/send.ts";
import {Fault, stopFault} from "../fault.ts";
import {httpFault, statusFault} from "../http/http-fault.ts";
import {type ArchiveFiles, ArchiveReader} from "./archive.ts";

/** Settings shared by all registry requests. */
export interface RegistrySettings {
  registry: string;
  timeoutSeconds: number;
}

/** Published version of a package. */
export interface Version {
  version: string;
  integrity: string;
  /** URL of the package archive. */
  archive: string;
  /** Commit it was published from, if the publisher's client recorded it. */
  commit: string | null;
  /** Publication date, if known to the registry. */
  date?: string | undefined;
}

/** Package metadata in the registry's format. */
interface Packument {
  "dist-tags"?: Record<string, string>;
  versions?: Record<
    string,
    {gitHead?: string; dist?: {tarball?: string; integrity?: string; shasum?: string}}
  >;
  time?: Record<string, string>;
}

/**
 * Maximum size of a package's metadata, in bytes. Packages with thousands of versions have tens of megabytes.
 */
const MAX_METADATA = 128 * 1024 * 1024;

/** Host of the public registry, which archive URLs in the metadata of mirrors may still contain. */
const PUBLIC_HOST = "registry.npmjs.org";

/** Client for the npm registry, used for one run. */
export class Registry {
  readonly host: string;
  readonly #settings: RegistrySettings;

  constructor(settings: RegistrySettings) {
    this.host = new URL(settings.registry).host;
    this.#settings = settings;
  }

  /**
   * Returns the given version, or the one tagged `latest`. Engine requirements are ignored, so that the
   * result does not depend on this machine.
   *
   * Throws a `Fault`.
   */
  async version(name: string, version: string | null, signal: AbortSignal): Promise<Version> {
    const packument = await this.#metadata(name, signal);
    const wanted = version ?? packument["dist-tags"]?.latest;
    const manifest =
      wanted !== undefined && Object.hasOwn(packument.versions ?? {}, wanted)
        ? packument.versions?.[wanted]
        : undefined;
    if (wanted === undefined || !manifest) {
      const kind = version === null ? "missing" : "changed";
      throw new Fault(kind, `${this.host} does not have ${name} in version ${wanted ?? "latest"}`);
    }
    const {tarball, integrity, shasum} = manifest.dist ?? {};
    const sum = integrity ?? (shasum && `sha1-${Buffer.from(shasum, "hex").toString("base64")}`);
    if (!sum) throw new Fault("integrity", `${this.host} provides no integrity hash for ${name}@${wanted}`);
    const archive = this.#archiveUrl(tarball);
    if (archive === null)
      throw new Fault("invalid", `${this.host} provides no archive for ${name}@${wanted}`);
    const commit = /^[0-9a-f]{40}$/.test(manifest.gitHead ?? "") ? (manifest.gitHead ?? null) : null;
    const date = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(packument.time?.[wanted] ?? "")?.[0];
    return {version: wanted, integrity: sum, archive, commit, ...(date === undefined ? {} : {date})};
  }

  /**
   * Reads README and manifest from a package archive and verifies its integrity.
   *
   * Throws a `Fault`.
   */
  files(name: string, version: Version, signal: AbortSignal): Promise<ArchiveFiles> {
    const {archive: url, integrity} = version;
    return this.#request(`the package ${name}@${version.version}`, {url, integrity, signal}, readArchive);
  }

  async #metadata(name: string, signal: AbortSignal): Promise<Packument> {
    const {registry} = this.#settings;
    const url = `${registry.replace(/(?<!\/)\/+$/, "")}/${encodeURIComponent(name).replace(/^%40/, "@")}`;
    const what = `the package ${name}`;
    const text = await this.#request(what, {url, signal}, ({body}) => textOf(body, MAX_METADATA));
    const metadata = parsed(text);
    if (typeof metadata === "object" && metadata !== null) return metadata;
    throw new Fault("invalid", `${this.host} did not respond like a registry`, {
      hint: "Check npm_config_registry; a sign-in page may be in the way.",
    });
  }

  /**
   * Returns the URL of an archive, on this registry if the metadata refers to the public one. Returns `null`
   * if it is not a web URL.
   */
  #archiveUrl(tarball: string | undefined): string | null {
    if (tarball === undefined || !URL.canParse(tarball)) return null;
    const url = new URL(tarball);
    if (!/^https?:$/.test(url.protocol)) return null;
    return url.host === PUBLIC_HOST ? new URL(url.pathname, this.#settings.registry).href : url.href;
  }

  async #request<T>(
    what: string,
    request: {url: string; integrity?: string; signal: AbortSignal},
    read: (response: HttpResponse) => Promise<T>,
  ): Promise<T> {
    const {timeoutSeconds} = this.#settings;
    try {
      return await exchange(
        {
          method: "GET",
          headers: {accept: "application/json, */*", "user-agent": "docs-index"},
          redirect: "follow",
          timeoutMs: timeoutSeconds * 1000,
          ...request,
        },
        response => {
          const {status, headers} = response;
          if (status >= 400) throw statusFault(status, Object.fromEntries(headers), this.host, what);
          return read(response);
        },
      );
    } catch (error) {
      if (request.signal.aborted) throw stopFault(request.signal);
      if (isTimeout(error)) {
        const message = `no response from ${this.host} in ${timeoutSeconds} s`;
        throw new Fault("unreachable", message, {hostWide: true, passing: true});
      }
      if (error instanceof BodyTooLarge) throw new Fault("too-large", `${what}: ${error.message}`);
      throw httpFault(error, this.host, what);
    }
  }
}

/** Reads the README and the manifest while an archive is streamed. */
function readArchive({body}: HttpResponse): Promise<ArchiveFiles> {
  return new Promise((resolve, reject) => {
    const reader = new ArchiveReader();
    body.on("error", reject);
    reader.parser.on("error", reject);
    reader.parser.on("end", () => resolve(Promise.resolve().then(() => reader.result())));
    body.pipe(reader.parser);
  });
}

/** Parses JSON. Returns `null` if the text is invalid. */
function parsed(text: string): Packument | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

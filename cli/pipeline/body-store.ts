import {closeSync, ftruncateSync, openSync, readSync, writeSync} from "node:fs";
import {contentHash} from "../lib/hash.ts";
import type {BodyReader, PageBody, PageFacts} from "./types.ts";

/** Where a body lies in the pack, in bytes. */
export interface BodyPlace {
  offset: number;
  length: number;
}

/** Bytes of stored bodies that are kept in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Thrown when a stored body is not the one that the facts speak of: the cache was damaged from outside. */
export class DamagedCache extends Error {}

/** Thrown where the cache can't be read or written: permissions, a full disk. */
export class UnusableCache extends Error {}

/** Runs work on files of the cache; a fault of the file system becomes `UnusableCache`. */
export function onDisk<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const {code, path = "its files"} = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UnusableCache(`the cache can't use ${path} (${code})`, {cause: error});
  }
}

/**
 * Bodies of all pages in one file on disk, so that memory does not grow with the number of pages and thousands of
 * small files are avoided. New bodies are appended; places are found by url.
 */
export class BodyStore implements BodyReader {
  readonly places: Map<string, BodyPlace>;
  private readonly file: number;
  private readonly recent = new Map<string, {body: PageBody; size: number}>();
  private recentSize = 0;
  private end = 0;

  /**
   * Throws `UnusableCache`.
   *
   * @param places bodies that the file already holds; what lies behind the last of them is cut off
   */
  constructor(path: string, places: ReadonlyMap<string, BodyPlace>) {
    this.file = onDisk(() => openSync(path, places.size > 0 ? "r+" : "w+"));
    this.places = new Map(places);
    for (const {offset, length} of places.values()) this.end = Math.max(this.end, offset + length);
    onDisk(() => ftruncateSync(this.file, this.end));
  }

  /** Stores the JSON text of a page's body. Throws `UnusableCache`. */
  append(url: string, json: string | Uint8Array): void {
    const bytes = typeof json === "string" ? Buffer.from(json) : json;
    onDisk(() => {
      for (let done = 0; done < bytes.length; )
        done += writeSync(this.file, bytes, done, bytes.length - done, this.end + done);
    });
    this.places.set(url, {offset: this.end, length: bytes.length});
    this.end += bytes.length;
  }

  /** Reads a body back; several documents are made of each, so the last ones are kept. Throws `DamagedCache`. */
  read(facts: PageFacts): PageBody {
    const known = this.recent.get(facts.bodyHash);
    if (known) return known.body;
    const bytes = this.readBytes(facts);
    const body = JSON.parse(bytes.toString("utf8")) as PageBody;
    this.remember(facts.bodyHash, body, bytes.length);
    return body;
  }

  /** The stored bytes of a body. Throws `DamagedCache`. */
  readBytes({url, bodyHash}: PageFacts): Buffer {
    const place = this.places.get(url);
    if (!place) throw new DamagedCache(`no body is stored for ${url}`);
    const bytes = Buffer.allocUnsafe(place.length);
    readSync(this.file, bytes, 0, place.length, place.offset);
    if (contentHash(bytes.toString("utf8")) !== bodyHash)
      throw new DamagedCache(`the body of ${url} has changed`);
    return bytes;
  }

  /** Forgets all bodies; the file is overwritten from its start. */
  clear(): void {
    this.places.clear();
    this.end = 0;
  }

  /** Share of the file that none of the pages uses. */
  waste(pages: readonly PageFacts[]): number {
    let used = 0;
    for (const {url} of pages) used += this.places.get(url)?.length ?? 0;
    return this.end === 0 ? 0 : 1 - used / this.end;
  }

  close(): void {
    closeSync(this.file);
  }

  private remember(bodyHash: string, body: PageBody, size: number): void {
    this.recent.set(bodyHash, {body, size});
    this.recentSize += size;
    for (const [oldest, {size: freed}] of this.recent) {
      if (this.recentSize <= KEPT_BYTES) break;
      this.recent.delete(oldest);
      this.recentSize -= freed;
    }
  }
}

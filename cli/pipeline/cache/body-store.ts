import {closeSync, ftruncateSync, openSync, readSync, writeSync} from "node:fs";
import type {BodyReader} from "../../model/page-body.ts";
import {BODY_PARTS, type BodyPart} from "../../model/page-body.ts";
import type {PageFacts} from "../../model/page-facts.ts";
import {type PackedBody, partHash} from "./packed-body.ts";

/** Where a body lies in the pack, in bytes, and the hashes of its parts. */
export interface BodyPlace extends Pick<PackedBody, "lengths" | "hashes"> {
  offset: number;
}

const lengthOf = ({lengths}: BodyPlace): number => lengths.reduce((sum, length) => sum + length, 0);

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
  /** The bodies that were there when the store was opened; they stay readable, since new ones are appended. */
  readonly before: BodyReader;
  private readonly file: number;
  private end = 0;

  /**
   * Throws `UnusableCache`.
   *
   * @param places bodies that the file already holds; what lies behind the last of them is cut off
   */
  constructor(path: string, places: ReadonlyMap<string, BodyPlace>) {
    this.file = onDisk(() => openSync(path, places.size > 0 ? "r+" : "w+"));
    this.places = new Map(places);
    this.before = {read: ({url}, part) => this.readPart(url, places.get(url), part)};
    for (const place of places.values()) this.end = Math.max(this.end, place.offset + lengthOf(place));
    onDisk(() => ftruncateSync(this.file, this.end));
  }

  /** Stores the body of a page. Throws `UnusableCache`. */
  append(url: string, {bytes, lengths, hashes}: PackedBody): void {
    onDisk(() => {
      for (let done = 0; done < bytes.length; )
        done += writeSync(this.file, bytes, done, bytes.length - done, this.end + done);
    });
    this.places.set(url, {offset: this.end, lengths, hashes});
    this.end += bytes.length;
  }

  /** Reads a part of a body back. Throws `DamagedCache`. */
  read({url}: PageFacts, part: BodyPart): Uint8Array {
    return this.readPart(url, this.places.get(url), part);
  }

  private readPart(url: string, place: BodyPlace | undefined, part: BodyPart): Uint8Array {
    if (!place) throw noBody(url);
    const index = BODY_PARTS.indexOf(part);
    const offset = place.lengths.slice(0, index).reduce((sum, length) => sum + length, place.offset);
    const bytes = this.readBytes(offset, place.lengths[index] as number);
    if (partHash(bytes) !== place.hashes[index]) throw new DamagedCache(`the body of ${url} has changed`);
    return bytes;
  }

  /** The body of a page as it is stored. Throws `DamagedCache`. */
  packed(url: string): PackedBody {
    const place = this.places.get(url);
    if (!place) throw noBody(url);
    const {lengths, hashes, offset} = place;
    return {bytes: this.readBytes(offset, lengthOf(place)), lengths, hashes};
  }

  /** Takes over the body of a page from another store. Throws `DamagedCache` and `UnusableCache`. */
  copy(url: string, from: BodyStore): void {
    this.append(url, from.packed(url));
  }

  /** Share of the file that none of the pages uses. */
  waste(pages: readonly PageFacts[]): number {
    let used = 0;
    for (const {url} of pages) {
      const place = this.places.get(url);
      if (place) used += lengthOf(place);
    }
    return this.end === 0 ? 0 : 1 - used / this.end;
  }

  close(): void {
    closeSync(this.file);
  }

  private readBytes(offset: number, length: number): Uint8Array<ArrayBuffer> {
    const bytes = Buffer.allocUnsafe(length);
    readSync(this.file, bytes, 0, length, offset);
    return bytes;
  }
}

const noBody = (url: string): DamagedCache => new DamagedCache(`no body is stored for ${url}`);

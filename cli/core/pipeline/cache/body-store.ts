import {closeSync, ftruncateSync, openSync, readSync, writeSync} from "node:fs";
import type {BodyPart, BodyReader} from "#core/model/page-body.ts";
import type {PageFacts, PageSummary} from "#core/model/page-facts.ts";
import {asError} from "#support/files/as-error.ts";
import {
  type BodyPlace,
  hashList,
  PACK_PARTS,
  type PackedBody,
  type PackPart,
  partHash,
  placeHashes,
} from "./packed-body.ts";
import {type StoredPage, storedPages} from "./stored-pages.ts";

const lengthOf = ({lengths}: BodyPlace): number => lengths.reduce((sum, length) => sum + length, 0);

/** Thrown if a stored body does not match its metadata because the cache was modified. */
export class DamagedCache extends Error {}

/** Thrown if the cache cannot be read or written: missing permissions, a full disk. */
export class UnusableCache extends Error {}

/** Runs work on cache files. File system errors become `UnusableCache`. */
export function onDisk<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const {code, path = "its files"} = asError(error);
    if (code === undefined) throw error;
    throw new UnusableCache(`the cache can't use ${path} (${code})`, {cause: error});
  }
}

/**
 * Bodies and lists of all pages in a single file, which keeps memory flat and avoids thousands of small files. New pages are
 * appended, so earlier ones stay readable.
 */
export class BodyStore implements BodyReader {
  private readonly file: number;
  private readonly restore: (summary: PageSummary, place: BodyPlace) => StoredPage;
  private end = 0;

  /**
   * Throws `UnusableCache`.
   *
   * @param holdsPages whether the file exists and contains pages
   */
  constructor(path: string, holdsPages: boolean) {
    this.file = onDisk(() => openSync(path, holdsPages ? "r+" : "w+"));
    this.restore = storedPages((url, place, part) => this.readPart(url, place, part));
  }

  /** Adopts pages that the file already contains and truncates the file after the last one. Throws `UnusableCache`. */
  open(pages: readonly (PageSummary & {place: BodyPlace})[]): StoredPage[] {
    for (const {place} of pages) this.end = Math.max(this.end, place.offset + lengthOf(place));
    onDisk(() => ftruncateSync(this.file, this.end));
    return pages.map(page => this.restore(page, page.place));
  }

  /** Stores a page. Throws `UnusableCache`. */
  append(summary: PageSummary, body: PackedBody): StoredPage {
    return this.restore(summary, this.write(body));
  }

  /** Reads a part of a body. Throws `DamagedCache`. */
  read(page: PageFacts, part: BodyPart): Buffer {
    return this.readPart(page.url, (page as StoredPage).place, part);
  }

  /** Reads a page in its stored form. Throws `DamagedCache`. */
  packed({place}: StoredPage): PackedBody {
    const {lengths, offset} = place;
    return {bytes: this.readBytes(offset, lengthOf(place)), lengths, hashes: hashList(place)};
  }

  /** Copies a page from another store and returns its new location. Throws `DamagedCache` and `UnusableCache`. */
  copy(page: StoredPage, from: BodyStore): BodyPlace {
    return this.write(from.packed(page));
  }

  /** Returns the fraction of the file that no page uses. */
  waste(pages: readonly StoredPage[]): number {
    const used = pages.reduce((sum, {place}) => sum + lengthOf(place), 0);
    return this.end === 0 ? 0 : 1 - used / this.end;
  }

  close(): void {
    closeSync(this.file);
  }

  private write({bytes, lengths, hashes}: PackedBody): BodyPlace {
    const place = {offset: this.end, lengths, hashes: hashes.join("")};
    onDisk(() => {
      for (let done = 0; done < bytes.length; )
        done += writeSync(this.file, bytes, done, bytes.length - done, this.end + done);
    });
    this.end += bytes.length;
    return place;
  }

  private readPart(url: string, place: BodyPlace, part: PackPart): Buffer {
    const index = PACK_PARTS.indexOf(part);
    let offset = place.offset;
    for (let before = 0; before < index; before += 1) offset += place.lengths[before] ?? 0;
    const bytes = this.readBytes(offset, place.lengths[index] ?? 0);
    if (partHash(bytes) !== placeHashes(place, index, index + 1))
      throw new DamagedCache(`the stored ${part} of ${url} has changed`);
    return bytes;
  }

  private readBytes(offset: number, length: number): Buffer<ArrayBuffer> {
    const bytes = Buffer.allocUnsafe(length);
    readSync(this.file, bytes, 0, length, offset);
    return bytes;
  }
}

import {closeSync, ftruncateSync, openSync, readSync, writeSync} from "node:fs";
import type {BodyPart, BodyReader} from "#core/model/page-body.ts";
import type {PageFacts, PageSummary} from "#core/model/page-facts.ts";
import {type BodyPlace, PACK_PARTS, type PackedBody, type PackPart, partHash} from "./packed-body.ts";
import {type StoredPage, storedPages} from "./stored-pages.ts";

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
 * Bodies and lists of all pages in one file on disk, so that memory does not grow with them and thousands of small files
 * are avoided. New pages are appended, so that those which were there before can still be read.
 */
export class BodyStore implements BodyReader {
  private readonly file: number;
  private readonly restore: (summary: PageSummary, place: BodyPlace) => StoredPage;
  private end = 0;

  /**
   * Throws `UnusableCache`.
   *
   * @param holdsPages whether the file is there and holds pages
   */
  constructor(path: string, holdsPages: boolean) {
    this.file = onDisk(() => openSync(path, holdsPages ? "r+" : "w+"));
    this.restore = storedPages((url, place, part) => this.readPart(url, place, part));
  }

  /** Takes over pages that the file holds already; what lies behind the last of them is cut off. Throws `UnusableCache`. */
  open(pages: readonly (PageSummary & {place: BodyPlace})[]): StoredPage[] {
    for (const {place} of pages) this.end = Math.max(this.end, place.offset + lengthOf(place));
    onDisk(() => ftruncateSync(this.file, this.end));
    return pages.map(page => this.restore(page, page.place));
  }

  /** Stores a page. Throws `UnusableCache`. */
  append(summary: PageSummary, body: PackedBody): StoredPage {
    return this.restore(summary, this.write(body));
  }

  /** Reads a part of a body back. Throws `DamagedCache`. */
  read(page: PageFacts, part: BodyPart): Uint8Array {
    return this.readPart(page.url, (page as StoredPage).place, part);
  }

  /** A page as it is stored. Throws `DamagedCache`. */
  packed({place}: StoredPage): PackedBody {
    const {lengths, hashes, offset} = place;
    return {bytes: this.readBytes(offset, lengthOf(place)), lengths, hashes};
  }

  /** Takes over a page from another store; gives its new place. Throws `DamagedCache` and `UnusableCache`. */
  copy(page: StoredPage, from: BodyStore): BodyPlace {
    return this.write(from.packed(page));
  }

  /** Share of the file that none of the pages uses. */
  waste(pages: readonly StoredPage[]): number {
    const used = pages.reduce((sum, {place}) => sum + lengthOf(place), 0);
    return this.end === 0 ? 0 : 1 - used / this.end;
  }

  close(): void {
    closeSync(this.file);
  }

  private write({bytes, lengths, hashes}: PackedBody): BodyPlace {
    const place = {offset: this.end, lengths, hashes};
    onDisk(() => {
      for (let done = 0; done < bytes.length; )
        done += writeSync(this.file, bytes, done, bytes.length - done, this.end + done);
    });
    this.end += bytes.length;
    return place;
  }

  private readPart(url: string, place: BodyPlace, part: PackPart): Uint8Array {
    const index = PACK_PARTS.indexOf(part);
    let offset = place.offset;
    for (let before = 0; before < index; before += 1) offset += place.lengths[before] as number;
    const bytes = this.readBytes(offset, place.lengths[index] as number);
    if (partHash(bytes) !== place.hashes[index])
      throw new DamagedCache(`the stored ${part} of ${url} has changed`);
    return bytes;
  }

  private readBytes(offset: number, length: number): Uint8Array<ArrayBuffer> {
    const bytes = Buffer.allocUnsafe(length);
    readSync(this.file, bytes, 0, length, offset);
    return bytes;
  }
}

import {z} from "zod";
import type {PageSummary} from "#core/model/page-facts.ts";
import {type PackedBody, partHash} from "../cache/packed-body.ts";
import type {ProcessedPage} from "../process-page.ts";

/** Header of an entry, which precedes the bodies. */
const header = z.array(
  z.strictObject({
    summary: z.looseObject({path: z.string(), hash: z.string()}),
    lengths: z.array(z.int().min(0)),
    hashes: z.array(z.string()),
  }),
);
type Header = {summary: PageSummary; lengths: number[]; hashes: string[]}[];

const SIZE = 4;

/** Packs pages into an entry of the shared cache: the header length, the header as JSON, and the concatenated bodies. */
export function packPages(pages: readonly ProcessedPage[]): Buffer {
  const written: Header = pages.map(({summary, body: {lengths, hashes}}) => ({summary, lengths, hashes}));
  const json = Buffer.from(JSON.stringify(written));
  const size = Buffer.alloc(SIZE);
  size.writeUInt32LE(json.length);
  return Buffer.concat([size, json, ...pages.map(({body}) => body.bytes)]);
}

/** Unpacks an entry. Returns null if it is malformed or a body does not match its hash. The pages are not validated. */
export function unpackPages(entry: Buffer): ProcessedPage[] | null {
  try {
    const start = SIZE + entry.readUInt32LE(0);
    const read = header.parse(JSON.parse(entry.toString("utf8", SIZE, start))) as unknown as Header;
    const {buffer, byteOffset} = entry as Buffer<ArrayBuffer>;
    let offset = start;
    const pages = read.map(({summary, lengths, hashes}) => {
      const bodyStart = offset;
      const isWhole = lengths.every((length, i) => {
        const part = entry.subarray(offset, offset + length);
        offset += length;
        return part.length === length && partHash(part) === hashes[i];
      });
      if (!isWhole) throw new Error("damaged");
      const body: PackedBody = {
        bytes: new Uint8Array(buffer, byteOffset + bodyStart, offset - bodyStart),
        lengths,
        hashes,
      };
      return {summary, body};
    });
    return offset === entry.length ? pages : null;
  } catch {
    return null;
  }
}

import type {PageBrief} from "#core/model/page-facts.ts";
import {type PackedBody, partHash} from "../cache/packed-body.ts";
import type {ProcessedPage} from "../process-page.ts";

/** What is before the bodies. */
type Header = {brief: PageBrief; lengths: number[]; hashes: string[]}[];

const SIZE = 4;

/** Pages as one entry of the shared cache: the length of the header, the header as JSON, the bodies one after the other. */
export function packPages(pages: readonly ProcessedPage[]): Buffer {
  const header: Header = pages.map(({brief, body: {lengths, hashes}}) => ({brief, lengths, hashes}));
  const json = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(SIZE);
  size.writeUInt32LE(json.length);
  return Buffer.concat([size, json, ...pages.map(({body}) => body.bytes)]);
}

/** Reads an entry back; null where it is not one, or a body is not the one that is spoken of. */
export function unpackPages(entry: Buffer): ProcessedPage[] | null {
  try {
    const start = SIZE + entry.readUInt32LE(0);
    const header = JSON.parse(entry.toString("utf8", SIZE, start)) as Header;
    const {buffer, byteOffset} = entry as Buffer<ArrayBuffer>;
    let offset = start;
    const pages = header.map(({brief, lengths, hashes}) => {
      const bodyStart = offset;
      const isWhole = lengths.every((length, i) => {
        const part = entry.subarray(offset, offset + length);
        offset += length;
        return part.length === length && partHash(part) === hashes[i];
      });
      if (!isWhole || typeof brief.path !== "string") throw new Error("damaged");
      const body: PackedBody = {
        bytes: new Uint8Array(buffer, byteOffset + bodyStart, offset - bodyStart),
        lengths,
        hashes,
      };
      return {brief, body};
    });
    return offset === entry.length ? pages : null;
  } catch {
    return null;
  }
}

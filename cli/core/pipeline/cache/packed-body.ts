import {BODY_PARTS, type BodyPart, type PageBody} from "#core/model/page-body.ts";
import type {PageLists} from "#core/model/page-facts.ts";
import {contentHash, shortHash} from "#support/files/hash.ts";

/** Parts of a page in pack order: the body parts, then the lists as JSON. */
export const PACK_PARTS = [...BODY_PARTS, "outline", "targets", "checks"] as const satisfies readonly (
  | BodyPart
  | keyof PageLists
)[];
export type PackPart = (typeof PACK_PARTS)[number];

/** Stored form of a page: the concatenated parts, in UTF-8. */
export interface PackedBody {
  bytes: Uint8Array<ArrayBuffer>;
  /** Length of each part in bytes. */
  lengths: number[];
  /** Hash of each part. */
  hashes: string[];
}

/** Location of a page in the pack, in bytes. */
export interface BodyPlace extends Pick<PackedBody, "lengths"> {
  offset: number;
  /** Joined hashes of the parts: one string takes less memory than a list, and there is one for every page. */
  hashes: string;
}

/** Number of characters of the hash of a part. */
const HASH = 16;

/** Returns the joined hashes of the parts from an index to another. */
export const placeHashes = ({hashes}: BodyPlace, from: number, to?: number): string =>
  hashes.slice(from * HASH, to && to * HASH);

/** Returns the hash of each part. */
export const hashList = (place: BodyPlace): string[] =>
  place.lengths.map((_, part) => placeHashes(place, part, part + 1));

/** Concatenates the body and the lists of a page into one buffer. */
export function packBody(
  {html, markdown, sections, terms}: PageBody,
  {outline, targets, checks}: PageLists,
): PackedBody {
  const shown = sections.map(({id, titles, level, text, code}) => ({
    id,
    title: titles.at(-1) ?? "",
    level,
    text,
    ...(code === "" ? {} : {code}),
  }));
  const parts: Record<PackPart, string> = {
    html: JSON.stringify(html),
    markdown: markdown.trim(),
    sections: JSON.stringify(shown),
    terms,
    outline: JSON.stringify(outline),
    targets: JSON.stringify(targets),
    checks: JSON.stringify(checks),
  };
  const buffers = PACK_PARTS.map(part => Buffer.from(parts[part]));
  const lengths = buffers.map(buffer => buffer.length);
  // A separate buffer, which can be transferred to another thread.
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  for (const buffer of buffers) {
    bytes.set(buffer, offset);
    offset += buffer.length;
  }
  return {bytes, lengths, hashes: buffers.map(partHash)};
}

/** Returns the hashes that represent the body and the outline of a page. */
export const contentHashes = ({hashes}: PackedBody): {bodyHash: string; outlineHash: string} => ({
  bodyHash: contentHash(...hashes.slice(0, BODY_PARTS.length)),
  outlineHash: hashes[PACK_PARTS.indexOf("outline")] ?? "",
});

/** Returns the short hash of a part. */
export const partHash = (bytes: Uint8Array): string => shortHash(bytes);

import {sha256} from "../../files/hash.ts";
import {BODY_PARTS, type BodyPart, type PageBody} from "../../model/page-body.ts";

/** A body as it is stored: the parts one after the other, UTF-8. */
export interface PackedBody {
  bytes: Uint8Array<ArrayBuffer>;
  /** Bytes of each part. */
  lengths: number[];
  /** Hash of each part. */
  hashes: string[];
}

/** Packs the body of a page. */
export function packBody({html, text, markdown, sections, terms}: PageBody): PackedBody {
  const shown = sections.map(({id, titles, level, text, code}) => ({
    id,
    title: titles.at(-1) ?? "",
    level,
    text,
    ...(code === "" ? {} : {code}),
  }));
  const parts: Record<BodyPart, string> = {
    html: JSON.stringify(html),
    text: JSON.stringify(text),
    markdown: markdown.trim(),
    sections: JSON.stringify(shown),
    terms,
  };
  const buffers = BODY_PARTS.map(part => Buffer.from(parts[part]));
  const lengths = buffers.map(buffer => buffer.length);
  // Memory of its own, which may move to another thread.
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  for (const buffer of buffers) {
    bytes.set(buffer, offset);
    offset += buffer.length;
  }
  return {bytes, lengths, hashes: buffers.map(partHash)};
}

/** Short hash of the bytes of a part. */
export const partHash = (bytes: Uint8Array): string => sha256(bytes).slice(0, 16);

/** First and last byte of a range. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses the byte range in a `Range` header (RFC 9110, 14.1.2). Returns `null` if the whole file must be
 * sent: for another unit, multiple ranges (which a server may ignore, 14.2), or an invalid header.
 *
 * @param size total length in bytes
 */
export function byteRange(header: string, size: number): ByteRange | "unsatisfiable" | null {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : {start: size - length, end: size - 1};
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Number(last);
  if (end < start) return last === "" ? "unsatisfiable" : null;
  return start >= size ? "unsatisfiable" : {start, end: Math.min(end, size - 1)};
}

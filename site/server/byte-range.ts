/** First and last byte of a range. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range of bytes that a `Range` header asks for (RFC 9110, 14.1.2). Null where the whole is to be sent: for another
 * unit, several ranges (a server may ignore these, 14.2), and what is not a range.
 *
 * @param size length of the whole, in bytes
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

/** Text of a file, without a byte order mark, its lines ending as on Unix. */
export const plainText = (bytes: Buffer): string =>
  bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n");

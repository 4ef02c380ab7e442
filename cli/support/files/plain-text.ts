/** Decodes a text file, removes its byte order mark, and converts its line endings to `\n`. */
export const plainText = (bytes: Buffer): string =>
  bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n");

/** Control characters other than tab and line feed, which XML 1.0 forbids and terminals interpret. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const CONTROL = /[\0-\x08\x0B-\x1F\x7F-\x9F]/g;

/** Reports whether a file name contains control characters, line breaks and tabs included. */
export const hasControls = (name: string): boolean => /\p{Cc}/u.test(name);

/** Replaces each control character with U+FFFD, as CommonMark does with NUL (2.3). Offsets stay the same. */
export const withoutControls = (text: string): string => text.replaceAll(CONTROL, "\uFFFD");

/** Applies `withoutControls` to every string in a JSON value, keys included. */
export function jsonWithoutControls<T>(value: T): T {
  const text = JSON.stringify(value);
  // JSON escapes these characters, except for those from U+007F.
  return /\\[bfru]|[\x7F-\x9F]/.test(text)
    ? JSON.parse(text, (_, inner) => {
        if (typeof inner === "string") return withoutControls(inner);
        if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
        return Object.fromEntries(Object.entries(inner).map(([key, child]) => [withoutControls(key), child]));
      })
    : value;
}

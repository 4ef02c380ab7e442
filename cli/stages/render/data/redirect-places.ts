import {rangeOf, type TextRange} from "../../../model/text-range.ts";

/** A key of an entry and its value. In valid JSON a quoted word before a colon is always a key. */
const ENTRY = {
  from: /"from"\s*:\s*("(?:[^"\\]|\\.)*")/g,
  to: /"to"\s*:\s*("(?:[^"\\]|\\.)*")/g,
};

/**
 * Place of a value of the redirects file. The file was valid, so the n-th `from` is that of the n-th entry; that spares
 * a build with a known fault the JSON parser that keeps places.
 */
export function redirectPlace(
  source: {file: string; text: string} | null,
  index: number,
  key: "from" | "to",
): Partial<TextRange> & {file?: string} {
  if (!source) return {};
  const {file, text} = source;
  const match = [...text.matchAll(ENTRY[key])][index];
  // It comes from the config or a public folder.
  if (!match) return {};
  const value = match[1] as string;
  return {file, ...rangeOf(text, match.index + match[0].length - value.length, value.length)};
}

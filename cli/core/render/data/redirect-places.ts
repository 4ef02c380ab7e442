import {rangeOf, type TextRange} from "#core/model/text-range.ts";
import type {SiteDataFiles} from "./files.ts";

/** A key of an entry and its value. In valid JSON a quoted word before a colon is always a key. */
const ENTRY = {
  from: /"from"\s*:\s*("(?:[^"\\]|\\.)*")/g,
  to: /"to"\s*:\s*("(?:[^"\\]|\\.)*")/g,
};

/**
 * Place of a redirect, by its number among all. The file was valid, so the n-th `from` is that of the n-th entry; that spares
 * a build with a known fault the JSON parser that keeps places.
 */
export function redirectPlace(
  {redirectsSource: source, redirectsElsewhere: others = [], redirects}: SiteDataFiles,
  index: number,
  key: "from" | "to",
): Partial<TextRange> & {file?: string} {
  const match = source && [...source.text.matchAll(ENTRY[key])][index];
  if (source && match) {
    const value = match[1] as string;
    return {
      file: source.file,
      ...rangeOf(source.text, match.index + match[0].length - value.length, value.length),
    };
  }
  const {from = ""} = redirects?.redirects[index] ?? {};
  for (const {file, text} of others) {
    const at = file.endsWith(".json") ? keyAt(text, from) : lineAt(text, from);
    if (at >= 0) return {file, ...rangeOf(text, at, from.length)};
  }
  return {};
}

/** Where JSON has a key; -1 where it has none. */
function keyAt(text: string, key: string): number {
  const quoted = JSON.stringify(key);
  for (let at = text.indexOf(quoted); at >= 0; at = text.indexOf(quoted, at + 1))
    if (/^\s*:/.test(text.slice(at + quoted.length, at + quoted.length + 20))) return at + 1;
  return -1;
}

/** Where a line begins with a word; -1 where none does. */
function lineAt(text: string, word: string): number {
  let start = 0;
  for (const line of text.split("\n")) {
    const indent = line.search(/\S/);
    if (line.startsWith(word, indent) && /^\s/.test(line.slice(indent + word.length))) return start + indent;
    start += line.length + 1;
  }
  return -1;
}

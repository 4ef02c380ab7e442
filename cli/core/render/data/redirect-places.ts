import {rangeOf, type TextRange} from "#core/model/text-range.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import type {SiteDataFiles} from "./files.ts";

/** Patterns of an entry's keys and values. In valid JSON, a quoted word before a colon is always a key. */
const ENTRY = {
  from: /"from"\s*:\s*("(?:[^"\\]|\\.)*")/g,
  to: /"to"\s*:\s*("(?:[^"\\]|\\.)*")/g,
};

/**
 * Returns the position of a redirect by its index. The file is valid, so the n-th `from` belongs to the n-th entry, and the
 * slower JSON parser with positions is not needed.
 */
export function redirectPlace(
  {redirectsSource: source, redirectsElsewhere: others = [], redirectPages = [], redirects}: SiteDataFiles,
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
  const page = redirectPages.find(({from: old}) => old.replace(/\/$/, "") === from.replace(/\/$/, ""));
  return page ? placeIn(page, page.from) : {};
}

/** Returns the position of a text in a file; only the file if the text is spelled differently. */
export function placeIn(
  {file, path}: {file: string; path: string},
  text: string,
): Partial<TextRange> & {file: string} {
  const source = readRegularFile(path, MAX_FILE.text)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  const at = source.indexOf(text.trim());
  return at < 0 ? {file} : {file, ...rangeOf(source, at, text.trim().length)};
}

/** Returns the offset of a JSON key, or -1. */
function keyAt(text: string, key: string): number {
  const quoted = JSON.stringify(key);
  for (let at = text.indexOf(quoted); at >= 0; at = text.indexOf(quoted, at + 1))
    if (/^\s*:/.test(text.slice(at + quoted.length, at + quoted.length + 20))) return at + 1;
  return -1;
}

/** Returns the offset of a line that starts with a word, or -1. */
function lineAt(text: string, word: string): number {
  let start = 0;
  for (const line of text.split("\n")) {
    const indent = line.search(/\S/);
    if (line.startsWith(word, indent) && /^\s/.test(line.slice(indent + word.length))) return start + indent;
    start += line.length + 1;
  }
  return -1;
}

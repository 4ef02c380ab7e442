import {rangesOf} from "#core/model/text-range.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {once} from "#support/once.ts";
import type {RedirectPlace, SiteDataFiles} from "./files.ts";

/** Patterns of an entry's keys and values. In valid JSON, a quoted word before a colon is always a key. */
const ENTRY = {
  from: /"from"\s*:\s*("(?:[^"\\]|\\.)*")/g,
  to: /"to"\s*:\s*("(?:[^"\\]|\\.)*")/g,
};
const KEY = /"((?:[^"\\]|\\.)*)"\s*:/g;

/** Finds a redirect by its index in the data files. */
type FindPlace = (index: number, key: "from" | "to") => RedirectPlace;

/**
 * Creates a function that returns the position of a redirect by its index. The data file is valid, so the n-th `from`
 * belongs to the n-th entry, and the slower JSON parser with positions is not needed. Each file is searched once, as all
 * of many redirects may be wrong.
 */
export function redirectPlaces({
  redirectsSource: source,
  redirectsElsewhere: others = [],
  redirectInSettings,
  redirectPages = [],
  redirects,
}: SiteDataFiles): FindPlace {
  const written = once(() => ({
    from: [...(source?.text.matchAll(ENTRY.from) ?? [])],
    to: [...(source?.text.matchAll(ENTRY.to) ?? [])],
    rangeOf: rangesOf(source?.text ?? ""),
  }));
  const elsewhere = once(() =>
    others.map(({file, text}) => ({
      file,
      starts: file.endsWith(".json") ? keysIn(text) : lineStartsIn(text),
      rangeOf: rangesOf(text),
    })),
  );
  const inPages = once(() => {
    const places = new Map(
      redirectPages.map(({file, path}) => [path, textPlaces(file, () => textOf(path))] as const),
    );
    return new Map(
      // Of several pages with the same old path, the first has it.
      redirectPages
        .toReversed()
        .map(({from, path}) => [from.replace(/\/$/, ""), () => places.get(path)?.(from)] as const),
    );
  });
  return (index, key) => {
    const match = source && written()[key][index];
    if (source && match) {
      const value = match[1] ?? "";
      return {
        file: source.file,
        ...written().rangeOf(match.index + match[0].length - value.length, value.length),
      };
    }
    const {from = "", to = ""} = redirects?.redirects[index] ?? {};
    for (const {file, starts, rangeOf} of elsewhere()) {
      const at = starts.get(from);
      if (at !== undefined) return {file, ...rangeOf(at, from.length)};
    }
    const place = inPages().get(from.replace(/\/$/, ""))?.();
    return place ?? redirectInSettings?.(from, to) ?? {};
  };
}

/**
 * Creates a function that returns the position of a text in a file, or only the file if the text is spelled differently. The
 * file is read once. Of several occurrences, those after the previous position are preferred.
 *
 * @param read - returns the content of the file
 */
export function textPlaces(file: string, read: () => string): (text: string) => RedirectPlace {
  const content = once(() => {
    const source = read();
    return {
      source,
      keys: file.endsWith(".json") ? keysIn(source) : new Map<string, number>(),
      rangeOf: rangesOf(source),
    };
  });
  let last = 0;
  return text => {
    const {source, keys, rangeOf} = content();
    const word = text.trim();
    const next = source.indexOf(word, last);
    const at = keys.get(text) ?? (next < 0 ? source.indexOf(word) : next);
    if (at < 0) return {file};
    last = at;
    return {file, ...rangeOf(at, word.length)};
  };
}

/** Reads a file without its byte order mark. */
export const textOf = (path: string): string =>
  readRegularFile(path, MAX_FILE.text)
    .toString("utf8")
    .replace(/^\uFEFF/, "");

/** Returns the offsets of the keys of a JSON file. */
function keysIn(json: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const {index, 1: raw = ""} of json.matchAll(KEY)) {
    const key = raw.includes("\\") ? unescaped(raw) : raw;
    if (!found.has(key)) found.set(key, index + 1);
  }
  return found;
}

/** Returns the text of a JSON string without its quotes; unchanged if it is invalid. */
function unescaped(raw: string): string {
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw;
  }
}

/** Returns the offsets of the first word of each line. */
function lineStartsIn(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let start = 0;
  for (const line of text.split("\n")) {
    const [, indent = "", word] = /^(\s*)(\S+)\s/.exec(line) ?? [];
    if (word !== undefined && !found.has(word)) found.set(word, start + indent.length);
    start += line.length + 1;
  }
  return found;
}

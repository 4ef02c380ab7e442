import {detached} from "../../schemas/rules/detached.ts";
import {isUnspaced, runTerms, type Segment, splitScripts} from "./scripts.ts";

/** Word, name or flag as it occurs in a text. */
export interface Chunk {
  /** Text as written, without surrounding characters: `output.publicPath`, `--config-name`, `分割`. */
  text: string;
  start: number;
  end: number;
  unspaced: boolean;
}

/** Names that include a symbol: `C++`, `C#`, `R&D`. */
const SIGNED =
  /(?<![\w$&+#])[A-Za-z]{1,2}(?:\+\+|#)(?![\w+#])|(?<![\w$&])[A-Za-z]{1,3}(?:&[A-Za-z]{1,3})+(?![\w&;])/;
const IS_SIGNED = /[+#&]/;

/** Matches letters and digits, joined by the separators within names, with the leading dashes of a flag. */
const CHUNK = new RegExp(
  `${SIGNED.source}|${/(?<![\p{L}\p{N}_$-])(?:--[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*|-[A-Za-z](?![\p{L}\p{N}\p{M}_$-]))|[\p{L}\p{N}\p{M}_$]+(?:(?:\.|-+)[\p{L}\p{N}\p{M}_$]+)*/u.source}`,
  "gu",
);
/** ASCII fast path of `CHUNK`. */
const ASCII_CHUNK = new RegExp(
  `${SIGNED.source}|${/(?<![\w$-])(?:--[A-Za-z\d][A-Za-z\d-]*|-[A-Za-z](?![\w$-]))|[\w$]+(?:(?:\.|-+)[\w$]+)*/.source}`,
  "g",
);
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const ASCII = /^[\x00-\x7f]*$/;
/** ASCII and non-letter symbols: quotes, dashes, arrows, boxes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const PLAIN = /^[\x00-\x7f\xa0\u2010-\u2060\u2190-\u2bff]*$/;

/** Maximum length of a name that is a term as a whole. */
const MAX_NAME = 48;

/** Splits a text into words and names, in order. */
export function chunks(text: string): Chunk[] {
  const found: Chunk[] = [];
  if (PLAIN.test(text)) addChunks(text, 0, ASCII_CHUNK, found);
  else
    for (const {text: run, start, unspaced} of splitScripts(text)) {
      if (unspaced) found.push({text: run, start, end: start + run.length, unspaced});
      else addChunks(run, start, CHUNK, found);
    }
  return found;
}

/**
 * Splits a text into words and names without their positions, with a fast path for text without non-ASCII
 * letters.
 */
export const words = (text: string): string[] =>
  PLAIN.test(text) ? (text.match(ASCII_CHUNK) ?? []) : chunks(text).map(chunk => chunk.text);

function addChunks(text: string, offset: number, pattern: RegExp, found: Chunk[]): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const start = offset + match.index;
    found.push({text: match[0], start, end: start + match[0].length, unspaced: false});
  }
}

/** Folds Unicode forms, case and accents that make no difference to readers: `ＡＢＣ` → `abc`, `é` → `e`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/\p{Mn}+/gu, "")
    .normalize("NFC");
}

/** Splits a name at its separators: `output.publicPath` → `output`, `publicPath`. */
export const parts = (name: string): string[] => name.split(/[.\-_$]+/).filter(part => part !== "");

/**
 * Splits a part of a name into words: `splitChunksPlugin` → `split`, `Chunks`, `Plugin`; `HTMLElement` →
 * `HTML`, `Element`; `webpack5` → `webpack`, `5`.
 */
export const pieces = (part: string): string[] => (ASCII.test(part) ? asciiPieces(part) : letterPieces(part));

const letterPieces = (part: string): string[] =>
  part
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/^(\p{L}{4,})(\p{N}+)$/u, "$1 $2")
    .split(" ");

/** ASCII fast path of `pieces`. */
const asciiPieces = (part: string): string[] =>
  part
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/^([A-Za-z]{4,})(\d+)$/, "$1 $2")
    .split(" ");

/**
 * Matches a plain word: no separators and no letters beyond ASCII. The test is many times faster than
 * splitting.
 */
const WORD = /^[A-Z]?[a-z]+$/;

/** Removes the separators of a name: `output.publicPath`, `output-public-path` → `outputpublicpath`. */
export const compact = (name: string): string =>
  WORD.test(name) ? name.toLowerCase() : fold(parts(name).join(""));

/** Returns the folded words of a name: `Source.MapTool` → `source`, `map`, `tool`. */
export const innerWords = (name: string): string[] =>
  WORD.test(name) ? [name.toLowerCase()] : parts(name).flatMap(pieces).map(fold);

/** Single-letter flag, whose case matters: `-V`. */
const SHORT_FLAG = /^-[A-Za-z]$/;
/** Word without parts. */
const SIMPLE = /^[a-z]+$/;
const VERSION = /^v?(\d+(?:\.\d+)*)$/i;

/** Terms of a chunk as a whole, and of its parts. */
export interface ChunkTerms {
  whole: string[];
  parts: string[];
}

/**
 * Returns the terms under which a chunk is found. A name has a term for the whole, one for each part between
 * dots, dashes and underscores, and one for each word of a camelCase part. A flag also has one with its
 * dashes, a version its numbers.
 */
export function chunkTerms(text: string, segment: Segment): ChunkTerms {
  if (isUnspaced(text)) return {whole: runTerms(fold(text), segment), parts: []};
  if (SHORT_FLAG.test(text)) return {whole: [text], parts: []};
  if (SIMPLE.test(text)) return {whole: [text].filter(isTerm), parts: []};
  if (IS_SIGNED.test(text))
    return {
      whole: [fold(text)],
      parts: text
        .split(IS_SIGNED)
        .map(fold)
        .filter(part => part.length > 1),
    };
  const version = VERSION.exec(text)?.[1];
  if (version !== undefined) {
    const major = version.split(".")[0] ?? "";
    return {whole: [version], parts: major === version ? [] : [major]};
  }
  const whole = compact(text);
  const inner = new Set<string>();
  for (const part of parts(text)) {
    inner.add(fold(part));
    for (const piece of pieces(part)) inner.add(fold(piece));
  }
  inner.delete(whole);
  const names = text.startsWith("--") ? [`--${whole}`, whole] : [whole];
  return {
    whole: names.filter(isTerm),
    parts: [...inner].filter(isTerm),
  };
}

/** Maximum number of cached chunks, so that memory does not grow with the size of the site. */
const MAX_KNOWN = 30_000;

/** Function that returns the terms of a chunk. */
export type TermReader = (chunk: string) => ChunkTerms;

/** Creates a cached `chunkTerms`, since words recur. */
export function termReader(segment: Segment): TermReader {
  const known = new Map<string, ChunkTerms>();
  return chunk => {
    const before = known.get(chunk);
    if (before) return before;
    if (known.size >= MAX_KNOWN) known.clear();
    const text = detached(chunk);
    const terms = chunkTerms(text, segment);
    known.set(text, terms);
    return terms;
  };
}

const isTerm = (term: string): boolean => term.length <= MAX_NAME && (term.length > 1 || /[^a-z]/.test(term));

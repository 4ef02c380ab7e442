import {detached} from "../../schemas/rules/detached.ts";
import {runTerms, type Segment, splitScripts} from "./scripts.ts";

/** A word, name or flag as it is in a text. */
export interface Chunk {
  /** As written, without what surrounds it: `output.publicPath`, `--config-name`, `分割`. */
  text: string;
  start: number;
  end: number;
  unspaced: boolean;
}

/** Names that a sign belongs to: `C++`, `C#`, `R&D`. */
const SIGNED =
  /(?<![\w$&+#])[A-Za-z]{1,2}(?:\+\+|#)(?![\w+#])|(?<![\w$&])[A-Za-z]{1,3}(?:&[A-Za-z]{1,3})+(?![\w&;])/;
const IS_SIGNED = /[+#&]/;

/** Letters and digits, joined by the marks that join the parts of a name; dashes of a flag before it. */
const CHUNK = new RegExp(
  `${SIGNED.source}|${/(?<![\p{L}\p{N}_$-])(?:--[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*|-[A-Za-z](?![\p{L}\p{N}\p{M}_$-]))|[\p{L}\p{N}\p{M}_$]+(?:(?:\.|-+)[\p{L}\p{N}\p{M}_$]+)*/u.source}`,
  "gu",
);
/** The same for text without letters beyond ASCII, many times faster. */
const ASCII_CHUNK = new RegExp(
  `${SIGNED.source}|${/(?<![\w$-])(?:--[A-Za-z\d][A-Za-z\d-]*|-[A-Za-z](?![\w$-]))|[\w$]+(?:(?:\.|-+)[\w$]+)*/.source}`,
  "g",
);
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const ASCII = /^[\x00-\x7f]*$/;
/** ASCII, and marks that are no letters: quotes, dashes, arrows, boxes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const PLAIN = /^[\x00-\x7f\xa0\u2010-\u2060\u2190-\u2bff]*$/;

/** The longest name that is a term as a whole. */
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

/** What of a chunk its terms depend on. */
export type Word = Pick<Chunk, "text" | "unspaced">;

/** The same without their places, which texts without other letters give many times faster. */
export function words(text: string): Word[] {
  if (!PLAIN.test(text)) return chunks(text);
  return (text.match(ASCII_CHUNK) ?? []).map(word => ({text: word, unspaced: false}));
}

function addChunks(text: string, offset: number, pattern: RegExp, found: Chunk[]): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const start = offset + match.index;
    found.push({text: match[0], start, end: start + match[0].length, unspaced: false});
  }
}

/** Unicode forms, case and accents that make no difference to a reader: `ＡＢＣ` → `abc`, `é` → `e`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/\p{Mn}+/gu, "")
    .normalize("NFC");
}

/** Parts of a name between its joining marks: `output.publicPath` → `output`, `publicPath`. */
export const parts = (name: string): string[] => name.split(/[.\-_$]+/).filter(part => part !== "");

/** Words within a part: `splitChunksPlugin` → `split`, `Chunks`, `Plugin`; `HTMLElement` → `HTML`, `Element`; `webpack5` → `webpack`, `5`. */
export const pieces = (part: string): string[] => (ASCII.test(part) ? asciiPieces(part) : letterPieces(part));

const letterPieces = (part: string): string[] =>
  part
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/^(\p{L}{4,})(\p{N}+)$/u, "$1 $2")
    .split(" ");

/** The same, many times faster. */
const asciiPieces = (part: string): string[] =>
  part
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/^([A-Za-z]{4,})(\d+)$/, "$1 $2")
    .split(" ");

/** A name without what joins its parts: `output.publicPath`, `output-public-path` → `outputpublicpath`. */
export const compact = (name: string): string => fold(parts(name).join(""));

/** A flag of one letter, whose case matters: `-V`. */
const SHORT_FLAG = /^-[A-Za-z]$/;
/** A word without parts. */
const SIMPLE = /^[a-z]+$/;
const VERSION = /^v?(\d+(?:\.\d+)*)$/i;

/** Terms of a chunk: those it has as a whole, and those of its parts. */
export interface ChunkTerms {
  whole: string[];
  parts: string[];
}

/**
 * Terms under which a chunk is found. A name has a term as a whole, one for each part between dots, dashes and
 * underscores, and one for each word of a camelCase part; a flag also one with its dashes; a version its numbers.
 */
export function chunkTerms(chunk: Word, segment: Segment): ChunkTerms {
  const {text} = chunk;
  if (chunk.unspaced) return {whole: runTerms(fold(text), segment), parts: []};
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
    const major = version.split(".")[0] as string;
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

/** So many chunks are remembered; beyond that, memory would grow with the size of a site. */
const MAX_KNOWN = 30_000;

/** Gives the terms of chunks. */
export type TermReader = (chunk: Word) => ChunkTerms;

/** `chunkTerms` that remembers: the same words come again and again. */
export function termReader(segment: Segment): TermReader {
  const known = new Map<string, ChunkTerms>();
  return chunk => {
    const before = known.get(chunk.text);
    if (before) return before;
    if (known.size >= MAX_KNOWN) known.clear();
    const text = detached(chunk.text);
    const terms = chunkTerms({text, unspaced: chunk.unspaced}, segment);
    known.set(text, terms);
    return terms;
  };
}

const isTerm = (term: string): boolean => term.length <= MAX_NAME && (term.length > 1 || /[^a-z]/.test(term));

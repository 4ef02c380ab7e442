import {hasLineOver} from "#support/files/long-line.ts";
import type {Grammar} from "./engine/engine.ts";

/**
 * Sizes far beyond any hand-written page, in characters or occurrences. Above them, a parser may take long or crash the
 * process.
 */
export const ORDINARY = {text: 500_000, line: 8000, block: 100_000, marks: 5000, references: 500, tags: 3000};

/**
 * Thrown if a text is high-risk but the context accepts only low-risk ones, so the page must be rendered in a child
 * process.
 */
export class NotOrdinary extends Error {}

/**
 * Reports whether a text is of ordinary size in every respect in which parsing costs may grow faster than the
 * text: as a whole, by line, by block (up to a blank line), in markers and character references per block,
 * and in tags.
 */
export function isOrdinary(text: string): boolean {
  if (text.length > ORDINARY.text || hasLineOver(text, ORDINARY.line)) return false;
  let tags = 0;
  for (const block of blocksOf(text)) {
    tags += block.tags;
    if (tags > ORDINARY.tags || block.length > ORDINARY.block) return false;
    if (block.marks > ORDINARY.marks || block.references > ORDINARY.references) return false;
  }
  return true;
}

/**
 * Maximum number of character references per block for the native parser, because each one copies the
 * preceding text.
 */
const MAX_REFERENCES = 1000;
/**
 * Maximum number of MDX blocks that start with an element or expression, because each one moves all preceding
 * blocks.
 */
const MAX_ELEMENTS = 2000;
/** Maximum number of MDX expressions per block, because each one is searched from the start of the block. */
const MAX_EXPRESSIONS = 10_000;
/**
 * Maximum number of tags per MDX block for the native parser. Its time is quadratic in them; above this number, the
 * reference parser is faster.
 */
const MAX_TAGS = 10_000;
/** Maximum number of bare addresses (GFM, 6.9) per block, because each one moves what precedes it in the paragraph. */
const MAX_ADDRESSES = 15_000;
/** Length of the shortest address with the space behind it (`a@b.c `). */
const SHORTEST_ADDRESS = 6;

/** Reports whether the native parser would need memory or time quadratic in the size of the text. */
export function needsReferenceParser(text: string, grammar: Grammar): boolean {
  let elements = 0;
  for (const {start, length, references, braces, tags} of blocksOf(text)) {
    if (references > MAX_REFERENCES) return true;
    if (length > MAX_ADDRESSES * SHORTEST_ADDRESS && hasManyAddresses(text.slice(start, start + length)))
      return true;
    if (grammar === "mdx" && (braces > MAX_EXPRESSIONS || tags > MAX_TAGS)) return true;
    if (grammar === "mdx" && /[<{]/.test(text.charAt(start)) && ++elements > MAX_ELEMENTS) return true;
  }
  return false;
}

function hasManyAddresses(block: string): boolean {
  let count = 0;
  for (const _ of block.matchAll(/:\/\/|www\.|@/g)) if (++count > MAX_ADDRESSES) return true;
  return false;
}

/** Limits above which parsing a block takes many seconds. */
const COSTLY = {references: 20_000, emphasis: 60_000, elements: 60_000, wide: 4e9};

/** Returns the blocks that would take too long to parse. */
export const costlyBlocks = (text: string, grammar: Grammar): Pick<Block, "start" | "length">[] =>
  [...blocksOf(text)].filter(block => isCostly(block, text, grammar));

/**
 * Reports whether a block would take too long to parse. In text beyond ASCII, the native parser counts the columns of each
 * marker from the start of its line.
 */
function isCostly(block: Block, text: string, grammar: Grammar): boolean {
  const {start, length, references, emphasis, tags, marks} = block;
  // The content of a fence is not parsed.
  if (/^ {0,3}(?:```|~~~)/.test(text.slice(start, start + 6))) return false;
  if (references > COSTLY.references) return true;
  if (grammar === "mdx" && tags > COSTLY.elements) return true;
  const isWide = marks * length > COSTLY.wide;
  if (emphasis <= COSTLY.emphasis && !isWide) return false;
  const source = text.slice(start, start + length);
  if (emphasis > COSTLY.emphasis && emphasisOf(source) > COSTLY.emphasis) return true;
  const longest = source.split("\n").reduce((most, line) => Math.max(most, line.length), 0);
  return marks * longest > COSTLY.wide && /[^\0-\x7f]/.test(source);
}

/** Returns the number of emphasis markers of a block that are parsed together. Each row of a table is parsed alone. */
function emphasisOf(block: string): number {
  const lines = block.split("\n");
  const [header = "", delimiters = ""] = lines;
  const isTable = /^ {0,3}\|[ \t:|-]+$/.test(delimiters) && columnsOf(header) === columnsOf(delimiters);
  const isRow = (line: string): boolean => isTable && /^ {0,3}\|/.test(line);
  const end = lines.findIndex(line => !isRow(line));
  const rows = end < 0 ? lines : lines.slice(0, end);
  const parts = [...rows, lines.slice(rows.length).join("\n")];
  return parts.reduce((most, part) => Math.max(most, part.match(/[*_]/g)?.length ?? 0), 0);
}

/** Returns the number of columns of a table row that starts with a pipe. */
const columnsOf = (row: string): number =>
  row
    .trim()
    .replace(/\|$/, "")
    .match(/(?<!\\)\|/g)?.length ?? 0;

/**
 * Estimates the cost of parsing a text, in characters of prose. Unclosed MDX elements slow down the native
 * parser quadratically in their number per block.
 */
export function parseCost(text: string): number {
  let cost = text.length;
  for (const {tags} of blocksOf(text)) cost += tags ** 2 / 10;
  return cost;
}

interface Block {
  /** Offset of its first character. */
  start: number;
  length: number;
  /** Number of characters with a meaning in Markdown, HTML or JavaScript. */
  marks: number;
  /** Number of asterisks and underscores among them. */
  emphasis: number;
  /** Number of opening braces among them. */
  braces: number;
  references: number;
  tags: number;
}

const [MARK, REFERENCE, TAG, LINE_END, EMPHASIS, BRACE] = [1, 2, 3, 4, 5, 6];
const KINDS = new Uint8Array(128);
for (const mark of "[]{}()~!`$\\@+=?>") KINDS[mark.charCodeAt(0)] = MARK;
for (const mark of "*_") KINDS[mark.charCodeAt(0)] = EMPHASIS;
KINDS["{".charCodeAt(0)] = BRACE;
KINDS["&".charCodeAt(0)] = REFERENCE;
KINDS["<".charCodeAt(0)] = TAG;
KINDS["\n".charCodeAt(0)] = LINE_END;

const newBlock = (start: number): Block => ({
  start,
  length: 0,
  marks: 0,
  emphasis: 0,
  braces: 0,
  references: 0,
  tags: 0,
});

let last: {text: string; blocks: Block[]} | undefined;

/**
 * Splits a text at blank lines, ignoring containers. The blocks of an ordinary text are cached, because it is
 * checked several times in a row.
 */
function blocksOf(text: string): Iterable<Block> {
  if (text.length > ORDINARY.text) return findBlocks(text);
  if (last?.text !== text) last = {text, blocks: [...findBlocks(text)]};
  return last.blocks;
}

function* findBlocks(text: string): Iterable<Block> {
  let block: Block = newBlock(0);
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    const kind = char < 128 ? KINDS[char] : 0;
    if (kind === 0) continue;
    if (kind === REFERENCE) block.references++;
    else if (kind !== LINE_END) {
      block.marks++;
      if (kind === TAG) block.tags++;
      else if (kind === EMPHASIS) block.emphasis++;
      else if (kind === BRACE) block.braces++;
    } else if (text.charCodeAt(at + 1) === char) {
      block.length = at - block.start;
      yield block;
      block = newBlock(at + 2);
    }
  }
  block.length = text.length - block.start;
  yield block;
}

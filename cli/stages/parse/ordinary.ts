import {hasLineOver} from "../../model/long-line.ts";

/** Sizes that no page of a person comes near; beyond them a parser may take long, or end its process. */
const ORDINARY = {text: 500_000, line: 8_000, block: 100_000, references: 500};

/**
 * Thrown where a text is not ordinary and the context admits only ordinary ones: the page must be made where the end of
 * the process can be survived.
 */
export class NotOrdinary extends Error {}

/**
 * Whether a text is of ordinary size in every way in which the cost of parsing may grow faster than the text: as a
 * whole, by line, by block (lines up to an empty one), and in character references of a block.
 */
export function isOrdinary(text: string): boolean {
  return (
    text.length <= ORDINARY.text && longestBlock(text) <= ORDINARY.block && !hasLineOver(text, ORDINARY.line)
  );
}

/** Length of the longest block. A block with too many references counts as one without end. */
function longestBlock(text: string): number {
  let longest = 0;
  for (const {length, references} of blocksOf(text))
    longest = Math.max(longest, references > ORDINARY.references ? Number.POSITIVE_INFINITY : length);
  return longest;
}

/** Most references that the native parser gets in one block. Each one copies what stands before it in its run of text. */
const MAX_REFERENCES = 1000;

/** Whether the native parser would need memory that grows with the square of the text. */
export function needsReferenceParser(text: string): boolean {
  for (const {references} of blocksOf(text)) if (references > MAX_REFERENCES) return true;
  return false;
}

/** Length and number of `&` of the stretches between empty lines; containers and blanks are not looked at. */
function* blocksOf(text: string): Iterable<{length: number; references: number}> {
  let reference = text.indexOf("&");
  for (let from = 0; from < text.length; ) {
    const gap = text.indexOf("\n\n", from);
    const end = gap === -1 ? text.length : gap;
    let references = 0;
    for (; reference !== -1 && reference < end; reference = text.indexOf("&", reference + 1)) references++;
    yield {length: end - from, references};
    from = end + 2;
  }
}

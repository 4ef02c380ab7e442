import {FenceTracker} from "./fence-tracker.ts";

/** Name of an opening tag. */
const OPENING = /^<([\w.:-]+)/;
const CLOSING = /^<\/\s*([\w.:-]*)/;
const CODE_SPAN = /(?<!`)(`+)(?!`)[^`]*(?<!`)\1(?!`)/g;
/** The opening tag that an error is about, by its place. */
const OPENED_AT = /for `<[^`]*` \((\d+):(\d+)/;

/** A fault of MDX taken out of a text. */
export interface Masked {
  /** Same length and lines. */
  text: string;
  /** Where the tag or expression starts that the error was found at. */
  at: {line: number; column: number};
  /** The opening tag that was meant, where the error stands at another. */
  openedAt?: {line: number; column: number};
  /** Name of an opening tag that is text now, so that the tag which closes it is none either. */
  opening?: string;
  /** Name of a closing tag that is text now. */
  closing?: string;
}

/**
 * Makes text of what an error of MDX is about, so that what follows can be parsed; null where that is not known. An
 * expression goes, of tags the bracket.
 *
 * @param at line and column of the error, from 1
 */
export function maskFault(text: string, message: string, at: {line: number; column: number}): Masked | null {
  const offset = offsetOf(text, at.line, at.column);
  if (/expression|closing brace/i.test(message)) return maskExpression(text, offset);
  const opened = OPENED_AT.exec(message);
  const start = opened ? offsetOf(text, Number(opened[1]), Number(opened[2])) : text.lastIndexOf("<", offset);
  if (text[start] !== "<") return null;
  const [, opening] = OPENING.exec(text.slice(start, start + 200)) ?? [];
  const [, closing] = CLOSING.exec(text.slice(start, start + 200)) ?? [];
  return {
    text: `${text.slice(0, start)}x${text.slice(start + 1)}`,
    at: placeOf(text, text.lastIndexOf("<", offset)),
    ...(opened && {openedAt: {line: Number(opened[1]), column: Number(opened[2])}}),
    ...(opening !== undefined && {opening}),
    ...(closing !== undefined && {closing}),
  };
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 1; i < line; i++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

function placeOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, Math.max(0, offset));
  const start = before.lastIndexOf("\n") + 1;
  return {line: before.split("\n").length, column: before.length - start + 1};
}

function maskExpression(text: string, offset: number): Masked | null {
  const start = openBrace(text, offset);
  if (start < 0) return null;
  const end = closingBrace(text, start);
  const inner = text.slice(start + 1, end);
  // A value of an attribute stays one; all else leaves its room.
  const masked =
    text[start - 1] === "=" ? `"${inner.replaceAll('"', " ")}"` : ` ${inner.replaceAll(/[^\n]/g, " ")} `;
  const isWithin = start <= offset && offset <= end + 1;
  return {
    text: text.slice(0, start) + masked.slice(0, end + 1 - start) + text.slice(end + 1),
    at: placeOf(text, isWithin ? offset : start),
  };
}

/** The outermost brace that is open at an offset, outside code; else the last one before it. */
function openBrace(text: string, offset: number): number {
  const open: number[] = [];
  const fences = new FenceTracker();
  const before = text
    .slice(0, offset + 1)
    .split("\n")
    .map(line => (fences.isCode(line) ? blank(line) : line.replaceAll(CODE_SPAN, blank)))
    .join("\n");
  for (const {0: mark, index} of before.matchAll(/\\[{}]|[{}]/g)) {
    if (mark === "{") open.push(index);
    else if (mark === "}") open.pop();
  }
  return open[0] ?? before.lastIndexOf("{");
}

const blank = (code: string): string => " ".repeat(code.length);

/** The brace that closes the one at an offset; the same one where nothing does. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === "{") depth++;
    else if (text[i] === "}" && --depth === 0) return i;
  }
  return start;
}

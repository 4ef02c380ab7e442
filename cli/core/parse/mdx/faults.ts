import {FenceTracker} from "./fence-tracker.ts";

/** Matches an opening tag, with its name. */
const OPENING = /^<([\w.:-]+)/;
const CLOSING = /^<\/\s*([\w.:-]*)/;
const CODE_SPAN = /(?<!`)(`+)(?!`)[^`]*(?<!`)\1(?!`)/g;
/** Matches the position of the opening tag in an error message. */
const OPENED_AT = /for `<[^`]*` \((\d+):(\d+)/;

/** Text in which an MDX error was masked. */
export interface Masked {
  /** Text with the same length and lines. */
  text: string;
  /** Start of the tag or expression at which the error was found. */
  at: {line: number; column: number};
  /** Position of the opening tag in question, if the error refers to another one. */
  openedAt?: {line: number; column: number};
  /** Name of an opening tag that was masked, so that its closing tag must be ignored as well. */
  opening?: string;
  /** Name of a closing tag that was masked. */
  closing?: string;
}

/**
 * Masks the cause of an MDX error, so that the rest can be parsed: expressions as a whole, only the bracket
 * of tags. Returns `null` if the cause is unknown.
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
  // An attribute value stays one; anything else becomes blank.
  const masked =
    text[start - 1] === "=" ? `"${inner.replaceAll('"', " ")}"` : ` ${inner.replaceAll(/[^\n]/g, " ")} `;
  const isWithin = start <= offset && offset <= end + 1;
  return {
    text: text.slice(0, start) + masked.slice(0, end + 1 - start) + text.slice(end + 1),
    at: placeOf(text, isWithin ? offset : start),
  };
}

/** Returns the outermost brace that is open at an offset, outside code, or else the last one before it. */
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

/** Returns the brace that closes the one at an offset, or the same one if nothing does. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === "{") depth++;
    else if (text[i] === "}" && --depth === 0) return i;
  }
  return start;
}

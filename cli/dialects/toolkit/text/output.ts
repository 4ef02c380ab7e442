/** Text built from a source, with the source line of each of its lines. */
export class Output {
  /** Lines of the source (from 1), by lines of the text. */
  readonly lines: number[];
  /** Last character so far. */
  last = "";
  #done = "";
  /** Current line. */
  #line = "";

  constructor(first = 1) {
    this.lines = [first];
  }

  get text(): string {
    return this.#done + this.#line;
  }

  get line(): string {
    return this.#line;
  }

  /**
   * Adds a text. `step` determines whether each of its lines is one source line further, or all have the same
   * one.
   */
  add(text: string, line: number, step: boolean): void {
    if (text !== "") this.last = text.charAt(text.length - 1);
    const parts = text.split("\n");
    this.#line += parts[0];
    for (const [i, part] of parts.entries()) {
      if (i === 0) continue;
      this.#done += `${this.#line}\n`;
      this.#line = part;
      this.lines.push(step ? line + i : line);
    }
  }

  /** Adds a block on a separate line, with the given indentation. */
  block(text: string, indent: string, line: number): void {
    if (!isMarker(this.#line)) this.add("\n", line, false);
    if (this.#line.trim() === "") this.#line = indent;
    this.add(text, line, false);
  }
}

/**
 * Maximum length of a line that may consist only of markers. Checking longer lines for every tag would take
 * quadratic time.
 */
const MOST_MARKS = 1000;

/** Reports whether a line so far contains nothing but list item or quote markers. */
export const isMarker = (line: string): boolean =>
  line.length < MOST_MARKS && /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/.test(line);

/** Returns the prefix of a block's continuation lines, with list item markers replaced by spaces. */
export const indentOf = (line: string): string => line.replaceAll(/[^\s>]/g, " ");

/** Reports whether only white space remains in a line. */
export const isLineEnd = (text: string, at: number): boolean =>
  /^[ \t]*(?:\n|$)/.test(text.slice(at, at + 1000));

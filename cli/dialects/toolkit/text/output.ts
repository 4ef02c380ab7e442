/** A text that is put together from a source, with the line of the source that each of its lines comes from. */
export class Output {
  /** Lines of the source (from 1), by lines of the text. */
  readonly lines: number[];
  /** Last letter so far. */
  last = "";
  #done = "";
  /** The line that is being written. */
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

  /** Adds a text; `step` says whether each of its lines is one further in the source, or all are at the same one. */
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

  /** Adds what has a line of its own, as far to the right as said. */
  block(text: string, indent: string, line: number): void {
    if (!isMarker(this.#line)) this.add("\n", line, false);
    if (this.#line.trim() === "") this.#line = indent;
    this.add(text, line, false);
  }
}

/** A line that is longer holds more than marks; looking at it again for each tag would take time with its square. */
const MOST_MARKS = 1000;

/** Whether a line so far holds nothing but the mark of a list item or quote. */
export const isMarker = (line: string): boolean =>
  line.length < MOST_MARKS && /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/.test(line);

/** What the next lines of a block begin with that starts behind this: marks of list items as spaces. */
export const indentOf = (line: string): string => line.replaceAll(/[^\s>]/g, " ");

/** Whether nothing more follows in a line. */
export const isLineEnd = (text: string, at: number): boolean =>
  /^[ \t]*(?:\n|$)/.test(text.slice(at, at + 1000));

import {proseLines} from "#core/parse/blocks/lines.ts";
import {present} from "#schemas/rules/present.ts";
import {codeSpans} from "../text/code-spans.ts";

/** Maps offsets of a text to lines and code. */
export class Places {
  readonly #text: string;
  readonly #starts: number[] = [0];
  readonly #prose: Set<number>;
  /** Most recently requested line, and its code spans. */
  #line: {index: number; spans: [number, number][]} = {index: -1, spans: []};

  constructor(text: string) {
    this.#text = text;
    const lines = text.split("\n");
    for (const line of lines) this.#starts.push((this.#starts.at(-1) ?? 0) + line.length + 1);
    this.#prose = new Set([...proseLines(lines)].map(({index}) => index));
    this.#leaveCode(lines);
  }

  /** Excludes lines of code written as HTML, which are not prose either. */
  #leaveCode(lines: readonly string[]): void {
    let isOpen = false;
    for (const index of [...this.#prose]) {
      const line = lines[index] ?? "";
      isOpen ||= /<pre(?:[ \t][^<>]*)?><code/i.test(line);
      if (isOpen) this.#prose.delete(index);
      if (/<\/pre>/i.test(line)) isOpen = false;
    }
  }

  /** Returns the line of an offset, from 0. */
  index(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Reports whether an offset is in a code block, fenced or in HTML, or in a code span. */
  isCode(offset: number): boolean {
    const index = this.index(offset);
    if (!this.#prose.has(index)) return true;
    const start = this.#starts[index] ?? 0;
    if (this.#line.index !== index) {
      const line = this.#text.slice(start, (this.#starts[index + 1] ?? this.#text.length + 1) - 1);
      this.#line = {index, spans: codeSpans(line)};
    }
    const {spans} = this.#line;
    // Finds the first span that ends after the offset.
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (present(spans[middle])[1] <= offset - start) low = middle + 1;
      else high = middle;
    }
    return (spans[low]?.[0] ?? Number.POSITIVE_INFINITY) <= offset - start;
  }
}

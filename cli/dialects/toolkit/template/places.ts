import {proseLines} from "#core/parse/blocks/lines.ts";
import {codeSpans} from "../text/code-spans.ts";

/** Where the offsets of a text lie. */
export class Places {
  readonly #text: string;
  readonly #starts: number[] = [0];
  readonly #prose: Set<number>;
  /** The line that was asked for last, and its code spans. */
  #line: {index: number; spans: [number, number][]} = {index: -1, spans: []};

  constructor(text: string) {
    this.#text = text;
    const lines = text.split("\n");
    for (const line of lines) this.#starts.push((this.#starts.at(-1) as number) + line.length + 1);
    this.#prose = new Set([...proseLines(lines)].map(({index}) => index));
    this.#leaveCode(lines);
  }

  /** Lines of code that is written as HTML are no prose either. */
  #leaveCode(lines: readonly string[]): void {
    let isOpen = false;
    for (const index of [...this.#prose]) {
      const line = lines[index] as string;
      isOpen ||= /<pre(?:[ \t][^<>]*)?><code/i.test(line);
      if (isOpen) this.#prose.delete(index);
      if (/<\/pre>/i.test(line)) isOpen = false;
    }
  }

  /** Line of an offset, from 0. */
  index(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Whether an offset is in a block of code, fenced or in HTML, or a code span. */
  isCode(offset: number): boolean {
    const index = this.index(offset);
    if (!this.#prose.has(index)) return true;
    const start = this.#starts[index] as number;
    if (this.#line.index !== index) {
      const line = this.#text.slice(start, (this.#starts[index + 1] ?? this.#text.length + 1) - 1);
      this.#line = {index, spans: codeSpans(line)};
    }
    const {spans} = this.#line;
    // The first one that ends behind the offset.
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle] as [number, number])[1] <= offset - start) low = middle + 1;
      else high = middle;
    }
    return (spans[low]?.[0] ?? Number.POSITIVE_INFINITY) <= offset - start;
  }
}

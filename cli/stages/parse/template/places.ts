import {proseLines} from "../blocks/lines.ts";

/** Where the offsets of a text lie. */
export class Places {
  readonly #text: string;
  readonly #starts: number[] = [0];
  readonly #prose: Set<number>;

  constructor(text: string) {
    this.#text = text;
    const lines = text.split("\n");
    for (const line of lines) this.#starts.push((this.#starts.at(-1) as number) + line.length + 1);
    this.#prose = new Set([...proseLines(lines)].map(({index}) => index));
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

  /** Whether an offset is in a fenced code block or a code span. */
  isCode(offset: number): boolean {
    const index = this.index(offset);
    if (!this.#prose.has(index)) return true;
    const before = this.#text.slice(this.#starts[index], offset);
    if (!before.includes("`")) return false;
    let open = "";
    for (const [run] of before.matchAll(/`+/g)) open = open === "" ? run : open === run ? "" : open;
    return open !== "" && this.#text.slice(offset, (this.#starts[index + 1] ?? 0) - 1).includes(open);
  }
}

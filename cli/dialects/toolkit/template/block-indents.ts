import {indentOf} from "../text/output.ts";

/** Maximum length of the white space between a block and the one nested in it. */
const MOST_SPACE = 1000;

/**
 * Indentation of the block markers of a text. Indentation deeper than the previous block marker's only shows nesting,
 * and would otherwise turn a block into indented code.
 */
export class BlockIndents {
  readonly #text: string;
  /** End in the source and indentation of the last block marker. */
  #last = {end: 0, indent: ""};
  /** Indentation to add to the lines of the current block's content. */
  #shift = "";

  constructor(text: string) {
    this.#text = text;
  }

  /** Records a block marker: its end in the source, and its indentation. */
  put(end: number, indent: string): void {
    this.#last = {end, indent};
  }

  /** Returns the indentation of a block at an offset, on a line of the output. */
  at(start: number, line: string): string {
    const own = indentOf(line);
    const {end, indent} = this.#last;
    const isNext = own.startsWith(indent) && end > 0 && start - end < MOST_SPACE;
    if (isNext && own.trim() === indent.trim() && this.#text.slice(end, start).trim() === "") return indent;
    return own.trim() === "" && own.length < this.#shift.length ? this.#shift : own;
  }

  /**
   * Starts the content of a block, and returns the value for `leave`. Some tools render this content separately, so that it
   * may start at the first column in a list item, which would end there in Markdown. It is then indented like the block.
   */
  enter(from: number, to: number, indent: string): string {
    const before = this.#shift;
    const lines = this.#text.slice(from, to).split("\n").slice(1, -1);
    const widths = lines.filter(line => line.trim() !== "").map(line => line.search(/\S/));
    const least = widths.reduce((a, b) => Math.min(a, b), indent.length);
    this.#shift = indent.includes(">") ? "" : " ".repeat(indent.length - least);
    return before;
  }

  /** Ends the content of a block. */
  leave(before: string): void {
    this.#shift = before;
  }

  /** Indents a part of the content of a block. */
  shifted(text: string): string {
    if (this.#shift === "" || !text.includes("\n")) return text;
    const [first, ...others] = text.split("\n");
    return [first, ...others.map(line => (line.trim() === "" ? line : this.#shift + line))].join("\n");
  }
}

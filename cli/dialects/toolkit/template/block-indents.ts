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
    return isNext && own.trim() === indent.trim() && this.#text.slice(end, start).trim() === ""
      ? indent
      : own;
  }
}

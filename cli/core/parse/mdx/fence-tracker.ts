const FENCE = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)]))*[ \t]*(`{3,}|~{3,})/;

/**
 * Determines line by line what belongs to fenced code (CommonMark 0.31.2, 4.5), including quotes and lists.
 */
export class FenceTracker {
  #open: string | null = null;

  /** Reports whether the next line is code or a fence. */
  isCode(line: string): boolean {
    const marker = FENCE.exec(line)?.[1];
    if (this.#open === null) {
      this.#open = marker ?? null;
      return marker !== undefined;
    }
    if (
      marker !== undefined &&
      marker[0] === this.#open[0] &&
      marker.length >= this.#open.length &&
      /[`~]\s*$/.test(line)
    )
      this.#open = null;
    return true;
  }
}

import {detached} from "../../schemas/rules/detached.ts";
import {present} from "../../schemas/rules/present.ts";
import {encodePosting, TOP_WEIGHT, textOf} from "./postings.ts";

/** Term with its pages. */
export interface InvertedTerm {
  term: string;
  /** Encoded postings (`postings.ts`). */
  postings: string;
}

/** Returns the weight of a term in a page (1 to `TOP_WEIGHT`), scaled by the page's weight (0 to 1). */
export const levelOf = (weight: number, worth: number): number => Math.max(1, Math.round(weight * worth));

/**
 * Inverts page → terms to term → pages. Uses eight bytes per pair of term and page, which limits the memory
 * for large sites.
 */
export class InvertedIndex {
  private readonly ids = new Map<string, number>();
  private termOf = new Uint32Array(1 << 12);
  private postingOf = new Uint32Array(1 << 12);
  private size = 0;
  private pages: number;

  /** @param first number of the first page */
  constructor(first = 0) {
    this.pages = first;
  }

  /** Number of term/page pairs. */
  get pairs(): number {
    return this.size;
  }

  /**
   * Adds the next page: its terms with weights from 1 to `TOP_WEIGHT`, each scaled by the page's weight (0 to
   * 1).
   */
  add(terms: Iterable<[term: string, weight: number]>, worth: number): void {
    for (const [term, weight] of terms) {
      const level = levelOf(weight, worth);
      let id = this.ids.get(term);
      if (id === undefined) {
        id = this.ids.size;
        this.ids.set(detached(term), id);
      }
      if (this.size === this.termOf.length) this.grow();
      this.termOf[this.size] = id;
      this.postingOf[this.size] = this.pages * (TOP_WEIGHT + 1) + level;
      this.size += 1;
    }
    this.pages += 1;
  }

  /** Iterates over all terms in code unit order, with encoded postings. */
  *terms(): Generator<InvertedTerm> {
    const {starts, sorted} = this.byTerm();
    for (const term of [...this.ids.keys()].sort()) {
      const id = present(this.ids.get(term));
      const from = starts[id] ?? 0;
      const to = starts[id + 1] ?? 0;
      const codes: number[] = [];
      let before = -1;
      for (let i = from; i < to; i += 1) {
        const posting = sorted[i] ?? 0;
        const page = Math.floor(posting / (TOP_WEIGHT + 1));
        encodePosting(codes, page - before, posting % (TOP_WEIGHT + 1));
        before = page;
      }
      yield {term, postings: textOf(codes)};
    }
  }

  /** Sorts by term with a counting sort, which preserves the order of pages. */
  private byTerm(): {starts: Uint32Array; sorted: Uint32Array} {
    const starts = new Uint32Array(this.ids.size + 1);
    for (let i = 0; i < this.size; i += 1) {
      const next = (this.termOf[i] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let id = 1; id < starts.length; id += 1) starts[id] = (starts[id] ?? 0) + (starts[id - 1] ?? 0);
    const places = starts.slice();
    const sorted = new Uint32Array(this.size);
    for (let i = 0; i < this.size; i += 1) {
      const id = this.termOf[i] ?? 0;
      const place = places[id] ?? 0;
      sorted[place] = this.postingOf[i] ?? 0;
      places[id] = place + 1;
    }
    return {starts, sorted};
  }

  private grow(): void {
    for (const field of ["termOf", "postingOf"] as const) {
      const larger = new Uint32Array(this[field].length * 2);
      larger.set(this[field]);
      this[field] = larger;
    }
  }
}

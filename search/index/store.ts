import {
  SEARCH_INDEX,
  searchPagesPath,
  searchTermsPath,
  searchTextPath,
  searchWordsPath,
} from "../../schemas/artifact-paths.ts";
import {present} from "../../schemas/rules/present.ts";
import type {SearchIndex, SearchPages, SearchTerms, SearchText, SearchWords} from "../../schemas/search.ts";
import {type Synonyms, synonymsOf} from "../text/synonyms.ts";
import {decodePostings, type Postings} from "./postings.ts";

/** Reads an artifact by its path below the artifacts folder. */
export type Load = (path: string) => Promise<string>;

/** Thrown if a part and the index belong to different builds, because a new one was deployed in the meantime. */
export class StaleIndex extends Error {}

/** Parts needed by a query. */
export interface Wanted {
  terms?: Iterable<string>;
  prefixes?: Iterable<string>;
}

/** Maximum number of parts loaded for one prefix; on large sites, a prefix of two letters spans many. */
const MAX_PARTS = 3;
/** Maximum number of word parts that are loaded completely to correct a misspelled word. */
const MAX_WORD_PARTS = 2;

/** Parts of a search index, loaded on demand and cached. */
export class IndexStore {
  readonly index: SearchIndex;
  /** Synonyms on this site. */
  readonly synonyms: Synonyms;
  private readonly load: Load;
  private readonly files = new Map<string, Promise<unknown>>();
  private readonly terms = new Map<number, {terms: string[]; postings: string[]}>();
  private readonly decoded = new Map<string, Postings>();

  private constructor(index: SearchIndex, load: Load) {
    this.index = index;
    this.synonyms = synonymsOf(index.synonyms);
    this.load = load;
  }

  static async open(load: Load): Promise<IndexStore> {
    return new IndexStore(JSON.parse(await load(SEARCH_INDEX)), load);
  }

  /** Loads the parts that contain the given terms, and terms that start with one of the prefixes. */
  async want({terms = [], prefixes = []}: Wanted): Promise<void> {
    const parts = new Set([...prefixes].flatMap(prefix => this.partsOf(prefix)));
    for (const term of terms) parts.add(this.partOf(term));
    await Promise.all([...parts].map(part => this.wantPart(part)));
  }

  /**
   * Returns the postings of a term, or `undefined` if no page contains it. Its part must have been loaded
   * with `want`.
   */
  get(term: string): Postings | undefined {
    const known = this.decoded.get(term);
    if (known) return known;
    const loaded = this.terms.get(this.partOf(term));
    const at = loaded ? lowerBound(loaded.terms, term) : 0;
    if (loaded?.terms[at] !== term) return undefined;
    const postings = decodePostings(loaded.postings[at] ?? "");
    this.decoded.set(term, postings);
    return postings;
  }

  /** Iterates over the loaded terms that start with a prefix, in order. */
  *startingWith(prefix: string): Generator<string> {
    for (const part of this.partsOf(prefix)) {
      const terms = this.terms.get(part)?.terms ?? [];
      for (let at = lowerBound(terms, prefix); terms[at]?.startsWith(prefix); at += 1) yield terms[at] ?? "";
    }
  }

  /**
   * Returns candidates for correcting a misspelled word: all words of a small site, otherwise those with the
   * same first letters.
   */
  async words(misspelled: string): Promise<SearchWords[]> {
    const firsts = this.index.firstWords;
    const [a = "", b = ""] = misspelled;
    const wanted =
      firsts.length <= MAX_WORD_PARTS
        ? firsts.keys()
        : new Set([...this.rangeOf(firsts, a), ...this.rangeOf(firsts, b)]);
    return await Promise.all([...wanted].map(part => this.part<SearchWords>(searchWordsPath(part))));
  }

  /** Returns the data of a page for search results. */
  async page(page: number): Promise<SearchPages["pages"][number]> {
    const {pagesPerFile} = this.index;
    const {pages} = await this.part<SearchPages>(searchPagesPath(Math.floor(page / pagesPerFile)));
    return present(pages[page % pagesPerFile]);
  }

  /** Returns the paths of all files of the index, without the texts of pages. */
  paths(): string[] {
    const {pageCount, pagesPerFile, firstTerms, firstWords} = this.index;
    return [
      SEARCH_INDEX,
      ...Array.from({length: Math.ceil(pageCount / pagesPerFile)}, (_, part) => searchPagesPath(part)),
      ...firstWords.map((_, part) => searchWordsPath(part)),
      ...firstTerms.map((_, part) => searchTermsPath(part)),
    ];
  }

  /** Returns the text of a page by headings. */
  async text(url: string): Promise<SearchText> {
    return await this.read<SearchText>(searchTextPath(url));
  }

  /** Returns the last part that does not start after the term. */
  private partOf(term: string): number {
    return Math.max(0, lowerBound(this.index.firstTerms, `${term}\0`) - 1);
  }

  private partsOf(prefix: string): number[] {
    return this.rangeOf(this.index.firstTerms, prefix).slice(0, MAX_PARTS);
  }

  /** Returns the parts that may contain entries with a prefix, given the first entry of each part. */
  private rangeOf(firsts: readonly string[], prefix: string): number[] {
    const from = Math.max(
      0,
      lowerBound(firsts, prefix) - (firsts[lowerBound(firsts, prefix)] === prefix ? 0 : 1),
    );
    const to = Math.max(from + 1, lowerBound(firsts, `${prefix}\uffff`));
    return firsts.length === 0 ? [] : Array.from({length: to - from}, (_, i) => from + i);
  }

  private async wantPart(part: number): Promise<void> {
    if (this.terms.has(part)) return;
    const {terms, postings} = await this.part<SearchTerms>(searchTermsPath(part));
    this.terms.set(part, {terms, postings: postings.split(" ")});
  }

  private async part<T extends {indexId: string}>(path: string): Promise<T> {
    const part = await this.read<T>(path);
    if (part.indexId !== this.index.indexId) throw new StaleIndex(path);
    return part;
  }

  /** Loads a file once. After a failure, it is requested again when needed. */
  private read<T>(path: string): Promise<T> {
    let file = this.files.get(path) as Promise<T> | undefined;
    if (!file) {
      file = this.load(path).then(text => JSON.parse(text));
      file.catch(() => this.files.delete(path));
      this.files.set(path, file);
    }
    return file;
  }
}

/** Returns the first index in a list in code unit order whose entry is not less than a text. */
function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

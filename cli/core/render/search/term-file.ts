import type {TermList} from "#search/index/build-parts.ts";
import type {InvertedTerm} from "#search/index/inverted.ts";
import {linesOf, writeLines} from "#support/files/lines.ts";

/** Opens a list of terms in a file, one per line. */
export const termFile = (file: string): TermList => ({
  *entries(from, to) {
    for (const {text, end} of linesOf(file, from, to)) {
      const at = text.indexOf(" ");
      yield {term: text.slice(at + 1), postings: text.slice(0, at), end};
    }
  },
});

/** Writes terms to a file, one per line. */
export const writeTerms = (file: string, terms: Iterable<InvertedTerm>): void =>
  writeLines(file, linesFor(terms));

function* linesFor(terms: Iterable<InvertedTerm>): Generator<string> {
  for (const {term, postings} of terms) yield `${postings} ${term}`;
}

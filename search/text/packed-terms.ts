import {DIGITS, TOP_WEIGHT} from "../index/postings.ts";
import {pageTerms, type SearchPage} from "./page-terms.ts";
import {defaultSegment} from "./scripts.ts";
import {termReader} from "./tokens.ts";

/** Shared by all pages of a thread, because most words have occurred on earlier pages. */
const read = termReader(defaultSegment());

/** Serializes the terms of a page: one per line, with the weight as the first character. */
export function packedTerms(page: SearchPage): string {
  const lines: string[] = [];
  for (const [term, weight] of pageTerms(page, read)) {
    const level = Math.min(TOP_WEIGHT, Math.max(1, Math.round(weight * TOP_WEIGHT)));
    lines.push(DIGITS[level] + term);
  }
  return lines.join("\n");
}

/** Reads terms serialized by `packedTerms`, each with its weight from 1 to `TOP_WEIGHT`. */
export function* unpackTerms(packed: string): Generator<[term: string, weight: number]> {
  if (packed === "") return;
  for (const line of packed.split("\n")) yield [line.slice(1), DIGITS.indexOf(line[0] ?? "")];
}

import {compact} from "./tokens.ts";

/**
 * Abbreviations used in technical writing beside the full word. Each line is a group; a word of a query also
 * finds pages with another word of its group, with a lower weight. Words with merely similar meaning, and
 * words specific to one product, belong in `search.synonyms` of the config.
 */
const ABBREVIATIONS = [
  ["app", "application"],
  ["async", "asynchronous"],
  ["config", "configuration"],
  ["db", "database"],
  ["deps", "dependencies"],
  ["dev", "development"],
  ["dir", "directory"],
  ["docs", "documentation"],
  ["env", "environment"],
  ["js", "javascript"],
  ["lib", "library"],
  ["prod", "production"],
  ["repo", "repository"],
  ["ts", "typescript"],
];

/** Function that returns the other words in a folded word's groups; none for most words. */
export type Synonyms = (word: string) => readonly string[];

/**
 * Creates the lookup of synonyms.
 *
 * @param groups the project's own groups, in addition to common abbreviations
 */
export function synonymsOf(groups: readonly (readonly string[])[] = []): Synonyms {
  const known = new Map<string, Set<string>>();
  for (const group of [...ABBREVIATIONS, ...groups]) {
    const words = group.map(compact);
    for (const word of words) {
      const others = known.get(word) ?? new Set();
      for (const other of words) if (other !== word) others.add(other);
      known.set(word, others);
    }
  }
  return word => [...(known.get(word) ?? [])];
}

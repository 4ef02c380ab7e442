/** Suggested changes of text, as elements (https://facelessuser.github.io/pymdown-extensions/extensions/critic/). */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\{\+\+([^{}\n+]+)\+\+\}/g, "<ins>$1</ins>"],
  [/\{--([^{}\n-]+)--\}/g, "<del>$1</del>"],
  [/\{~~([^{}\n~]+)~>([^{}\n~]+)~~\}/g, "<del>$1</del><ins>$2</ins>"],
  [/\{==([^{}\n=]+)==\}/g, "<mark>$1</mark>"],
  [/\{>>[^{}\n<]*<<\}/g, ""],
];

/** A line in which what critics marked is elements. */
export const readCritic = (line: string): string =>
  line.includes("{") && !line.includes("`")
    ? MARKS.reduce((text, [pattern, element]) => text.replaceAll(pattern, element), line)
    : line;

import type {Mark, MarkName} from "../types.ts";

const NAMES: ReadonlySet<string> = new Set([
  "run",
  "skip",
  "parse-only",
  "output",
  "tree",
  "fails",
  "file",
  "no-file",
  "sh",
  "page",
  "live",
  "assumes",
  "example",
  "message",
  "broken",
]);
const COMMENT = /<!--\s*verify:\s*([\s\S]*?)\s*-->/g;
const VALUE = /\s(reason|contains|lacks|prints|text|click|console|server|with)="((?:[^"\\]|\\[\s\S])*)"/g;
const resolveEscapes = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, character: string) => (character === "n" ? "\n" : character));

/**
 * Reads the marks in an HTML node.
 *
 * @param html - raw HTML, which may contain several comments and other markup
 * @param line - line of the node's first character in the file
 * @returns the marks in order, and unknown names, which the caller can report
 */
export function readMarks(
  html: string,
  line: number,
): {marks: Mark[]; unknown: Array<{name: string; line: number}>} {
  const marks: Mark[] = [];
  const unknown: Array<{name: string; line: number}> = [];
  for (const match of html.matchAll(COMMENT)) {
    const body = match[1] ?? "";
    const at = line + html.slice(0, match.index).split("\n").length - 1;
    const name = /^\S*/.exec(body)?.[0] ?? "";
    if (!NAMES.has(name)) {
      unknown.push({name, line: at});
      continue;
    }
    const rest = body.slice(name.length);
    const values = [...rest.matchAll(VALUE)].map(
      ([, key, value]) => [key ?? "", resolveEscapes(value ?? "")] as const,
    );
    const argument = rest.replace(VALUE, "").trim();
    marks.push({name: name as MarkName, argument, values, line: at});
  }
  return {marks, unknown};
}

/** Returns all values of a key of a mark, in order. */
export const valuesOf = (mark: Mark, key: string): string[] =>
  mark.values.filter(([name]) => name === key).map(([, value]) => value);

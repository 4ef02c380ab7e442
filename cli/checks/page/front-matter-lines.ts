import type {PageLink} from "#core/model/page-facts.ts";
import type {SourceText} from "#core/model/source-file.ts";

/** Iterates over the front matter lines with their line numbers in the file. */
export function* frontMatterLines({
  yaml,
  frontMatterLine,
}: SourceText): Iterable<[line: number, text: string]> {
  if (yaml === null) return;
  for (const [i, text] of yaml.split("\n").entries()) yield [frontMatterLine + i, text];
}

/** Returns the top-level front matter keys with their line numbers. */
export function keyLines(source: SourceText): Record<string, number> {
  const found: [string, number][] = [];
  for (const [line, text] of frontMatterLines(source)) {
    const key = /^(?:"([^"]+)"|'([^']+)'|([\w-]+))[ \t]*:(?:\s|$)/.exec(text);
    if (key) found.push([key[1] ?? key[2] ?? key[3] ?? "", line]);
  }
  return Object.fromEntries(found);
}

type LinkPlace = Pick<PageLink, "line" | "column" | "endLine" | "endColumn">;

/** Returns the position of a text in the front matter. */
export function placeOfText(text: string, source: SourceText): LinkPlace {
  for (const [line, yaml] of frontMatterLines(source)) {
    const at = yaml.indexOf(text);
    if (at !== -1) return {line, column: at + 1, endLine: line, endColumn: at + 1 + text.length};
  }
  const line = source.frontMatterLine;
  return {line, column: 1, endLine: line, endColumn: 1};
}

import type {SourceText} from "../../model/source-file.ts";

/** Lines of the front matter as they stand in the file, with the number of each. */
export function* frontMatterLines({
  yaml,
  frontMatterLine,
}: SourceText): Iterable<[line: number, text: string]> {
  if (yaml === null) return;
  for (const [i, text] of yaml.split("\n").entries()) yield [frontMatterLine + i, text];
}

/** Top-level keys of the front matter and the line of each. */
export function keyLines(source: SourceText): Record<string, number> {
  const found: [string, number][] = [];
  for (const [line, text] of frontMatterLines(source)) {
    const key = /^(?:"([^"]+)"|'([^']+)'|([\w-]+))[ \t]*:(?:\s|$)/.exec(text);
    if (key) found.push([(key[1] ?? key[2] ?? key[3]) as string, line]);
  }
  return Object.fromEntries(found);
}

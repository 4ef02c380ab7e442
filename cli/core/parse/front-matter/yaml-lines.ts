import type {YamlFault} from "./yaml-value.ts";

/** Splits the text at lines that start with a key. */
export function chunks(text: string): {text: string; line: number}[] {
  const found: {text: string; line: number}[] = [];
  for (const [line, content] of text.split("\n").entries()) {
    const last = found.at(-1);
    if (/^\w[^\n]*?:(?:\s|$)/.test(content)) found.push({text: content, line});
    else if (last) last.text += `\n${content}`;
  }
  return found;
}

/** Keeps the first error per line, because others only follow from it. */
export function firstOfLines(faults: readonly YamlFault[]): YamlFault[] {
  const seen = new Set<number>();
  return faults.filter(({line}) => !seen.has(line) && seen.add(line));
}

/**
 * Returns the key of each line or, without one, of the nearest line above, which is where authors look for
 * the error.
 */
export function keysByLine(text: string): (string | undefined)[] {
  let key: string | undefined;
  return text.split("\n").map(content => {
    const written = /^[\s-]*(["']?[^\s:#"'-][^:]*):(?:\s|$)/.exec(content)?.[1]?.trimEnd();
    key = written?.replace(/^(["'])(.*)\1$/, "$2") ?? key;
    return key;
  });
}

/** Keeps the first error per top-level entry, because others in it only follow from wrong indentation or quotes. */
export function firstOfEntries(faults: readonly YamlFault[], text: string): YamlFault[] {
  const found = chunks(text);
  const before = new Array<undefined>(found[0]?.line ?? 0);
  const entries = [...before, ...found.flatMap(chunk => chunk.text.split("\n").map(() => chunk.line))];
  const seen = new Set<number | undefined>();
  return faults.filter(({line}) => !seen.has(entries[line]) && seen.add(entries[line]));
}

const UNITS: Readonly<Record<string, number>> = {bytes: 1, KiB: 1024, MiB: 1024 * 1024};
const SIZE_SHARE = 0.1;
const SIZE_SLACK = 40;
// In order of precedence: size, duration, hash, version of webpack, any text, whitespace.
const TOKEN =
  /(?<size>\d+(?:\.\d+)? (?:bytes|KiB|MiB))|(?<time>\d+(?:\.\d+)? m?s\b)|(?<hash>\b(?=[a-f]*\d)[0-9a-f]{8,}\b)|(?<version>(?<=webpack )(?<major>\d+)\.\d+\.\d+)|(?<any>…)|(?<space>\s+)/g;

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const bytes = (size: string): number => {
  const [count, unit] = size.split(" ");
  return Number(count) * (UNITS[unit ?? ""] ?? 1);
};

/** Returns a pattern for an expected line, and the sizes that it contains, in order. */
function patternOf(stated: string): {pattern: RegExp; sizes: number[]} {
  const sizes: number[] = [];
  let source = "";
  let end = 0;
  for (const match of stated.matchAll(TOKEN)) {
    const {size, time, hash, version, major, any} = match.groups ?? {};
    source += escapePattern(stated.slice(end, match.index));
    end = match.index + match[0].length;
    if (size) {
      sizes.push(bytes(size));
      source += "(\\d+(?:\\.\\d+)? (?:bytes|KiB|MiB))";
    } else if (time) source += "\\d+(?:\\.\\d+)? m?s";
    else if (hash) source += `[0-9a-f]{${hash.length}}`;
    else if (version) source += `${major}\\.\\d+\\.\\d+`;
    else source += any ? ".*" : "\\s+";
  }
  return {pattern: new RegExp(`^${source}${escapePattern(stated.slice(end))}$`), sizes};
}

/**
 * Reports whether a printed line matches an expected one. Durations, hashes and small differences in size are
 * ignored.
 */
export function matchesLine(stated: string, printed: string): boolean {
  const {pattern, sizes} = patternOf(stated.trim());
  const found = pattern.exec(printed.trim());
  if (!found) return false;
  return sizes.every((size, index) => {
    const actual = bytes(found[index + 1] ?? "");
    return Math.abs(actual - size) <= Math.max(size * SIZE_SHARE, SIZE_SLACK);
  });
}

const linesOf = (text: string): string[] => text.split("\n").filter(line => line.trim() !== "");

/** Splits the expected lines into blocks at lines that contain only `…`. */
function blocksOf(stated: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of linesOf(stated)) {
    if (line.trim() === "…") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter(block => block.length > 0);
}

/**
 * Compares the expected output of a command with the actual output.
 *
 * @returns the first expected line that is missing, or `undefined` if all of them were printed in order
 */
export function missingLine(stated: string, printed: string): string | undefined {
  const lines = linesOf(printed);
  let from = 0;
  for (const block of blocksOf(stated)) {
    let best = 0;
    let at = -1;
    for (let start = from; start < lines.length && at < 0; start += 1) {
      let length = 0;
      while (length < block.length && matchesLine(block[length] ?? "", lines[start + length] ?? ""))
        length += 1;
      best = Math.max(best, length);
      if (length === block.length) at = start;
    }
    if (at < 0) return block[best];
    from = at + block.length;
  }
  return undefined;
}

/**
 * Finds printed lines that are missing in an output shown without its command, which readers would take for
 * complete. A line of `…` matches any lines.
 *
 * @returns the first printed line that is not expected, or `undefined` if the output is complete
 */
export function unstatedLine(stated: string, printed: string): string | undefined {
  const lines = linesOf(printed);
  let at = 0;
  let gap = false;
  for (const line of linesOf(stated)) {
    if (line.trim() === "…") {
      gap = true;
      continue;
    }
    const found = lines.findIndex((each, index) => index >= at && matchesLine(line, each));
    if (found < 0 || (found > at && !gap)) return lines[at];
    at = found + 1;
    gap = false;
  }
  return gap ? undefined : lines[at];
}

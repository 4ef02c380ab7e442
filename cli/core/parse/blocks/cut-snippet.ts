/**
 * Returns the part of a file that a snippet refers to: a named region, and lines of it (`3-10`). The parts of
 * a region are joined. A section element with the name as its id is a region too. Returns `null` if the file has no such
 * region.
 */
export function cutSnippet(text: string, region: string | null, lines: string): string | null {
  if (region === null) return withoutMarks(cutLines(text, lines).split("\n")).join("\n");
  const all = text.split("\n");
  const marked = regionParts(all, region);
  const parts = marked.length > 0 ? marked : sectionPart(all, region);
  return parts.length === 0 ? null : cutLines(parts.map(outdent).join("\n"), lines);
}

const MARK =
  /^\s*(?:(?:\/\/|#|<!--|\/\*|--|;|%|::)\s*)?(?:#?(?:end)?region\b|(?<!-)-+8<-+\s*\[(?:start|end):|\{?\[?(?:start|end):|ANCHOR(?:_END)?:)/i;

const withoutMarks = (lines: readonly string[]): string[] => lines.filter(line => !MARK.test(line));

/**
 * Returns the lines of each part of a region, between its markers (`#region name`, `[start:name]`, `///
 * [name]`) and without any markers.
 */
function regionParts(lines: readonly string[], name: string): string[][] {
  const parts: string[][] = [];
  let start = -1;
  for (const [i, line] of lines.entries()) {
    if (!line.split(/[^\w.-]+/).includes(name)) continue;
    // Some tools use the same marker for both ends.
    const isBoth = /^\s*(?:\/\/\/|###)\s*\[[^\]]*\]\s*$/.test(line);
    const isEnd = isBoth ? start !== -1 : /endregion|end:|ANCHOR_END:/i.test(line);
    if (isEnd && start !== -1) {
      parts.push(withoutMarks(lines.slice(start, i)));
      start = -1;
    } else if (!isEnd && start === -1 && (isBoth || /region|start:|ANCHOR:/i.test(line))) start = i + 1;
  }
  if (start !== -1) parts.push(withoutMarks(lines.slice(start)));
  return parts;
}

/**
 * Returns the lines between the tags of a section element, each on a separate line; none if there is no such element.
 */
function sectionPart(lines: readonly string[], id: string): string[][] {
  const start = lines.findIndex(
    line => /^\s*<section\s[^>]*\bid=["']([^"'>]+)["'][^>]*>\s*$/.exec(line)?.[1] === id,
  );
  if (start === -1) return [];
  let depth = 1;
  const length = lines.slice(start + 1).findIndex(line => {
    if (/^\s*<section[\s>]/.test(line)) depth++;
    if (/^\s*<\/section>/.test(line)) depth--;
    return depth === 0;
  });
  return [length === -1 ? lines.slice(start + 1) : lines.slice(start + 1, start + 1 + length)];
}

/** Removes the indentation that all lines share. */
function outdent(lines: readonly string[]): string {
  const indents = lines.filter(line => line.trim() !== "").map(line => line.search(/\S/));
  const indent = indents.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  return lines.map(line => line.slice(Number.isFinite(indent) ? indent : 0)).join("\n");
}

/** Cuts lines: `3-10`, `3-`, `-10`, `5`. */
function cutLines(text: string, lines: string): string {
  const [, from, dash, to] = /^(\d*)(?:(-)(\d*))?$/.exec(lines.trim()) ?? [];
  if (!from && !to) return text;
  const end = dash ? (to ? Number(to) : undefined) : Number(from);
  return text
    .split("\n")
    .slice(Math.max(0, Number(from || 1) - 1), end)
    .join("\n");
}

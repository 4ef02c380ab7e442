/** The part of a file that a snippet asks for: a named region, and lines of it (`3-10`). */
export const cutSnippet = (text: string, region: string | null, lines: string): string =>
  region === null ? cutRegion(cutLines(text, lines), null) : cutLines(cutRegion(text, region), lines);

/** Lines between the marks of a region (`#region name`, `[start:name]`), without the marks themselves. */
function cutRegion(text: string, name: string | null): string {
  const MARK =
    /^\s*(?:(?:\/\/|#|<!--|\/\*|--|;|%|::)\s*)?(?:#?(?:end)?region\b|(?<!-)-+8<-+\s*\[(?:start|end):|\{?\[?(?:start|end):|ANCHOR(?:_END)?:)/i;
  const lines = text.split("\n");
  if (name === null) return lines.filter(line => !MARK.test(line)).join("\n");
  const holds = (line: string): boolean => line.split(/[^\w.-]+/).includes(name);
  const start = lines.findIndex(
    line => /region|start:|ANCHOR:/i.test(line) && !/endregion/i.test(line) && holds(line),
  );
  const end = lines.findIndex(
    (line, i) => i > start && /endregion|end:|ANCHOR_END:/i.test(line) && holds(line),
  );
  if (start === -1) return lines.join("\n");
  const inner = lines.slice(start + 1, end === -1 ? undefined : end).filter(line => !MARK.test(line));
  const indent = Math.min(...inner.filter(line => line.trim() !== "").map(line => line.search(/\S/)));
  return inner.map(line => line.slice(Number.isFinite(indent) ? indent : 0)).join("\n");
}

/** `3-10`, `3-`, `-10`, `5`. */
function cutLines(text: string, lines: string): string {
  const [, from, dash, to] = /^(\d*)(?:(-)(\d*))?$/.exec(lines.trim()) ?? [];
  if (!from && !to) return text;
  const end = dash ? (to ? Number(to) : undefined) : Number(from);
  return text
    .split("\n")
    .slice(Math.max(0, Number(from || 1) - 1), end)
    .join("\n");
}

/** The mark that begins a fence whose content is no code but part of the page, which other readers of its file leave alone. */
const OPENING = /^[ \t]*(?<ticks>`{3,})mdx-code-block(?:[ \t]|$)/;

/** A text with fences of `mdx-code-block` opened: their marks become empty lines, so that line numbers stay true. */
export function openFences(text: string): string {
  if (!text.includes("mdx-code-block")) return text;
  let ticks: string | null = null;
  const lines = text.split("\n").map(line => {
    if (ticks === null) {
      ticks = OPENING.exec(line)?.groups?.ticks ?? null;
      return ticks === null ? line : "";
    }
    if (line.trim() !== ticks) return line;
    ticks = null;
    return "";
  });
  return ticks === null ? lines.join("\n") : text;
}

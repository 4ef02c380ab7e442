import type {TextHook} from "#core/parse/file-scope.ts";

/** The mark that begins a fence whose content is no code but part of the page, which other readers of its file leave alone. */
const OPENING = /^[ \t]*(?<ticks>`{3,})mdx-code-block(?:[ \t]|$)/;

/** Opens fences of `mdx-code-block`: their marks become empty lines, so that line numbers stay true. */
export const openFences: TextHook = ({text}) => {
  if (!text.includes("mdx-code-block")) return null;
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
  return ticks === null ? {text: lines.join("\n"), lines: lines.map((_, i) => i + 1)} : null;
};

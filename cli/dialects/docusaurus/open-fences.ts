import type {TextHook} from "#core/parse/file-scope.ts";

/**
 * Matches the opening of a code fence whose content is part of the page, although other readers of the file
 * treat it as code.
 */
const OPENING = /^[ \t]*(?<ticks>`{3,})mdx-code-block(?:[ \t]|$)/;

/** Unwraps `mdx-code-block` fences. The fence lines become blank, so that line numbers do not change. */
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

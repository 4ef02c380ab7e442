import {proseLines} from "#core/parse/blocks/lines.ts";
import type {TextHook} from "#core/parse/file-scope.ts";

/** Matches the line below the header of a table. */
const DELIMITER = /^[ \t>|:-]+$/;

/**
 * Escapes pipes in code spans of table rows, which do not separate cells in Python-Markdown:
 * https://python-markdown.github.io/extensions/tables/
 */
export const escapeTablePipes: TextHook = ({text}) => {
  if (!/`[^`|\n]*\|/.test(text)) return null;
  const lines = text.split("\n");
  let last = -2;
  let isTable = false;
  for (const {index, text: line} of proseLines(lines)) {
    const isDelimiter = DELIMITER.test(line) && line.includes("|") && line.includes("-");
    if (isDelimiter && last === index - 1) lines[last] = escapeIn(lines[last] ?? "");
    isTable = isDelimiter || (isTable && last === index - 1 && line.includes("|"));
    if (isTable) lines[index] = escapeIn(line);
    last = index;
  }
  return {text: lines.join("\n"), lines: lines.map((_, i) => i + 1)};
};

/** Escapes the pipes in the code spans of a line. */
function escapeIn(line: string): string {
  if (!line.includes("`")) return line;
  const parts = line.split(/(`+)/);
  const closing = new Map<string, number>();
  for (const [i, part] of parts.entries()) if (i % 2 === 1) closing.set(part, i);
  let open: string | null = null;
  return parts
    .map((part, i) => {
      if (i % 2 === 0) return open === null ? part : part.replaceAll(/(?<!\\)\|/g, "\\|");
      if (open === part) open = null;
      else if (open === null && !parts[i - 1]?.endsWith("\\") && (closing.get(part) ?? i) > i) open = part;
      return part;
    })
    .join("");
}

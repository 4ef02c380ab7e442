import {proseLines} from "#core/parse/blocks/lines.ts";
import type {RewrittenText} from "#core/parse/file-scope.ts";

/** Rewrites each line of a text outside code fences. */
export function rewriteProse(text: string, rewrite: (line: string) => string): RewrittenText {
  const lines = text.split("\n");
  for (const {index, text: line} of proseLines(lines)) lines[index] = rewrite(line);
  return {text: lines.join("\n"), lines: lines.map((_, i) => i + 1)};
}

import {proseLines} from "#core/parse/blocks/lines.ts";
import {directiveLines} from "./directives.ts";

/** Returns the indices of the lines that are Markdown: outside code, but inside directives that contain Markdown. */
export function markdownLines(lines: readonly string[]): ReadonlySet<number> {
  const masked = [...lines];
  for (const at of directiveLines(lines)) if (at < masked.length) masked[at] = "";
  return new Set([...proseLines(masked)].map(({index}) => index));
}

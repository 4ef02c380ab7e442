import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";

const FENCE = /^[ \t]*(?:[-*+>][ \t]+)*(?:`{3,}|~{3,})[ \t]*\{?(?:\.)?(rust|rs)?\b/;
const HIDDEN = /^(?:[ \t]*>)*[ \t]*#(?:[ \t]|$)/;

/**
 * Removes lines of Rust code that are only for the compiler (`# fn main() {`); a doubled sign escapes a
 * visible line: https://rust-lang.github.io/mdBook/format/mdbook.html#hiding-code-lines
 */
export function hideLines({text}: FileScope): RewrittenText | null {
  if (!/^(?:[ \t]*>)*[ \t]*#/m.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const shown: string[] = [];
  const numbers: number[] = [];
  let isRust = false;
  for (const [i, line] of lines.entries()) {
    const isCode = !prose.has(i);
    if (isCode && (i === 0 || prose.has(i - 1) || FENCE.test(line))) {
      if (FENCE.test(line))
        isRust =
          FENCE.exec(line)?.[1] !== undefined || (isRust && /^(?:[ \t]*>)*[ \t]*[`~]+[ \t]*$/.test(line));
    } else if (isCode && isRust && HIDDEN.test(line)) continue;
    shown.push(isCode && isRust ? line.replace(/^((?:[ \t]*>)*[ \t]*)##(?!\[)/, "$1#") : line);
    numbers.push(i + 1);
  }
  return {text: shown.join("\n"), lines: numbers};
}

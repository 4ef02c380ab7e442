/** Matches the words before the name in a declaration. */
const KEYWORD =
  /\b(?:fun|class|object|interface|enum|val|var|let|const|function|def|struct|type|void|public|private|static)\b/;

/**
 * Returns the declaration of a symbol in code, with the annotations above it, or `null` if there is none. It ends with the
 * line on which its brackets are closed.
 */
export function declarationOf(symbol: string, code: string): string | null {
  const lines = code.split("\n");
  const name = symbol.split(".").at(-1) ?? "";
  const at = lines.findIndex(line => {
    const words = line.split(/[^\w$]+/);
    const start = line.indexOf(name);
    return words.includes(name) && KEYWORD.test(line.slice(0, start)) && !/^\s*(?:\/\/|\*|#)/.test(line);
  });
  if (at === -1) return null;
  let start = at;
  while (start > 0 && /^\s*@\w/.test(lines[start - 1] ?? "")) start--;
  let depth = 0;
  let end = at;
  for (; end < lines.length; end++) {
    for (const sign of (lines[end] ?? "").match(/[{}()[\]]/g) ?? []) depth += "{([".includes(sign) ? 1 : -1;
    if (depth <= 0 && !/[=,]\s*$/.test(lines[end] ?? "")) break;
  }
  return lines.slice(start, end + 1).join("\n");
}

/** Position and reason of an error in a file, counted from 1. */
export interface PythonFault {
  message: string;
  line: number;
  column: number;
}

/** Matches strings and comments, which may contain anything; stray quotes; brackets; line endings. */
const TOKEN =
  /"""(?:[^\\]|\\[\s\S])*?"""|'''(?:[^\\]|\\[\s\S])*?'''|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|#[^\n]*|["'()[\]{}]/g;

const CLOSING: Readonly<Record<string, string>> = {"(": ")", "[": "]", "{": "}"};

/**
 * Finds the first unclosed bracket or string in a Python file, which makes it invalid. Returns `null` if
 * there is none.
 */
export function pythonFault(source: string): PythonFault | null {
  const at = (index: number, message: string): PythonFault => {
    const before = source.slice(0, index).split("\n");
    return {message, line: before.length, column: (before.at(-1) ?? "").length + 1};
  };
  const open: {sign: string; index: number}[] = [];
  for (const {0: token, index} of source.matchAll(TOKEN)) {
    if (token === '"' || token === "'") return at(index, "a string is never closed");
    if (CLOSING[token] !== undefined) open.push({sign: token, index});
    else if (/^[)\]}]$/.test(token)) {
      const last = open.pop();
      if (!last) return at(index, `\`${token}\` closes nothing`);
      if (CLOSING[last.sign] !== token) return at(last.index, `\`${last.sign}\` is never closed`);
    }
  }
  const [first] = open;
  return first ? at(first.index, `\`${first.sign}\` is never closed`) : null;
}

import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {markdownLines} from "./markdown-lines.ts";

/** Matches the end of a formula with a label: `$$ (name)`. */
const LABELED_END = /^([^$]*)\$\$[ \t]*\(([^()\s]+)\)[ \t]*$/;
const START = /^([ \t]*)\$\$([^$]*(?:\$\$.*)?)$/;
const ENVIRONMENT =
  /^([ \t]*)\\begin\{((?:equation|align|alignat|flalign|gather|multline|eqnarray|[bBpvV]?matrix)\*?)\}/;
/** Maximum number of lines of a formula. */
const MOST = 200;

/**
 * Converts formulas with a label (`$$ … $$ (name)`) and environments of AMSmath to `math` directives:
 * https://myst-parser.readthedocs.io/en/latest/syntax/math.html
 */
export function readMathBlocks({text}: FileScope): RewrittenText | null {
  if (!/\$\$[ \t]*\(|\\begin\{/.test(text)) return null;
  const lines = text.split("\n");
  const prose = markdownLines(lines);
  const out: string[] = [];
  const from: number[] = [];
  const put = (line: string, at: number): void => {
    out.push(line);
    from.push(at + 1);
  };
  for (let i = 0; i < lines.length; i++) {
    const found = prose.has(i) ? (labeled(lines, i) ?? environment(lines, i)) : null;
    if (!found) {
      put(lines[i] ?? "", i);
      continue;
    }
    const {indent, label, body, end} = found;
    put(`${indent}\`\`\`{math}`, i);
    if (label !== undefined) put(`${indent}:label: ${label}`, end);
    put("", i);
    for (const [k, line] of body.entries()) put(line, i + k);
    put(`${indent}\`\`\``, end);
    i = end;
  }
  return {text: out.join("\n"), lines: from};
}

interface MathBlock {
  indent: string;
  label?: string;
  /** Lines of the formula, the first of which is on the line where it starts. */
  body: string[];
  /** Index of the last line. */
  end: number;
}

/** Returns the formula that starts at a line and ends with a label. */
function labeled(lines: readonly string[], at: number): MathBlock | null {
  const [, indent = "", first] = START.exec(lines[at] ?? "") ?? [];
  if (first === undefined) return null;
  const body: string[] = [];
  for (let end = at; end < at + MOST; end++) {
    const line = end === at ? first : lines[end];
    if (line === undefined || (line.trim() === "" && end > at)) return null;
    const [, rest = "", label] = LABELED_END.exec(line) ?? [];
    if (label !== undefined) return {indent, label, body: [...body, indent + rest.trim()], end};
    if (line.includes("$$")) return null;
    body.push(end === at ? indent + line.trim() : line);
  }
  return null;
}

/** Returns the environment that starts at a line. */
function environment(lines: readonly string[], at: number): MathBlock | null {
  const [, indent = "", name] = ENVIRONMENT.exec(lines[at] ?? "") ?? [];
  if (name === undefined) return null;
  for (let end = at; end < at + MOST && lines[end]?.trim(); end++)
    if (lines[end]?.trimEnd().endsWith(`\\end{${name}}`))
      return {indent, body: lines.slice(at, end + 1), end};
  return null;
}

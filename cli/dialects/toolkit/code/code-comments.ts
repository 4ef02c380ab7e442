import type {CodeHook} from "#core/parse/file-scope.ts";

type Kind = "marks" | "added" | "removed";

const OPEN = String.raw`(?://|#|<!--|/\*|--|;|%|\{/\*|"""|')`;
const CLOSE = String.raw`(?:-->|\*/\}?)?`;
/** Matches `// [!code ++]` at the end of a line or on a separate line, optionally with a number of lines. */
const NOTATION = new RegExp(String.raw`\s*${OPEN}\s*\[!code\s+([\w+-]+)(?::([^\]]*))?\]\s*${CLOSE}\s*$`);
const KINDS: Readonly<Record<string, Kind | null>> = {
  "++": "added",
  "--": "removed",
  highlight: "marks",
  hl: "marks",
  focus: "marks",
  warning: "marks",
  error: "marks",
  word: null,
};
/** Matches `// highlight-next-line` and `highlight-start` … `highlight-end`. */
const MAGIC = new RegExp(
  String.raw`^\s*${OPEN}\s*(highlight|error|added|removed|success|warning)-(next-line|start|end)\s*${CLOSE}\s*$`,
  "i",
);
const CUT = /^\s*\/\/\s*---cut(?:-before)?---\s*$/;
const CUT_AFTER = /^\s*\/\/\s*---cut-after---\s*$/;
const CUT_START = /^\s*\/\/\s*---cut-start---\s*$/;
const CUT_END = /^\s*\/\/\s*---cut-end---\s*$/;
/** Matches twoslash queries and settings (https://twoslash.netlify.app/refs/notations). */
const ASIDE = /^\s*\/\/\s*(?:@[\w-]+\s*(?::.*)?|\^[?|]?.*)$/;

/**
 * Reads and removes comments that highlight lines (`[!code ++]`, `highlight-next-line`). Lines hidden by
 * twoslash are removed too if the info string names it.
 */
export const readCodeComments: CodeHook = (code, info) => {
  const twoslash = /\btwoslash\b/.test(info);
  const magic = /\[!code\s|(?:highlight|error|added|removed|success|warning)-(?:next-line|start)/i.test(code);
  if (!twoslash && !magic) return null;
  let lines = code.split("\n");
  if (twoslash) lines = withoutTwoslash(lines);
  const out: string[] = [];
  const found: Record<Kind, Set<number>> = {marks: new Set(), added: new Set(), removed: new Set()};
  /** Number of following lines to mark, by kind. */
  const ahead: Record<Kind, number> = {marks: 0, added: 0, removed: 0};
  for (const line of lines) {
    const [, word = "", place] = (magic && MAGIC.exec(line)) || [];
    if (place !== undefined) {
      const kind = /added|success/i.test(word) ? "added" : /removed/i.test(word) ? "removed" : "marks";
      ahead[kind] = place === "next-line" ? 1 : place === "start" ? Number.POSITIVE_INFINITY : 0;
      continue;
    }
    const [shown, isNote] = magic ? notation(line, out.length + 1, found, ahead) : [line, false];
    if (isNote) continue;
    out.push(shown);
    for (const kind of Object.keys(ahead) as Kind[]) {
      if (ahead[kind] <= 0) continue;
      found[kind].add(out.length);
      ahead[kind]--;
    }
  }
  const sorted = (kind: Kind): number[] => [...found[kind]].sort((a, b) => a - b);
  return {value: out.join("\n"), marks: sorted("marks"), added: sorted("added"), removed: sorted("removed")};
};

/** Removes the annotations from a line. The second result is true if the line contained nothing else. */
function notation(
  line: string,
  at: number,
  found: Record<Kind, Set<number>>,
  ahead: Record<Kind, number>,
): [string, boolean] {
  let text = line;
  for (let match = NOTATION.exec(text); match; match = NOTATION.exec(text)) {
    const [, word = "", argument] = match;
    text = text.slice(0, match.index);
    const kind = KINDS[word];
    const count = Number(argument) || 1;
    if (text.trim() === "") {
      if (kind) ahead[kind] = count;
      return ["", true];
    }
    if (kind) for (let i = 0; i < Math.min(count, 1000); i++) found[kind].add(at + i);
  }
  return [text, false];
}

function withoutTwoslash(lines: readonly string[]): string[] {
  const from = lines.findLastIndex(line => CUT.test(line)) + 1;
  const after = lines.findIndex((line, i) => i >= from && CUT_AFTER.test(line));
  let hidden = false;
  return lines.slice(from, after === -1 ? undefined : after).filter(line => {
    if (CUT_START.test(line)) hidden = true;
    const isShown = !hidden && !ASIDE.test(line);
    if (CUT_END.test(line)) hidden = false;
    return isShown;
  });
}

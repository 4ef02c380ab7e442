import {realpathSync, statSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {asError} from "#support/files/as-error.ts";
import type {Edit, Fix} from "../core/model/page-lint.ts";
import {fatal} from "../report/diagnostic.ts";
import {MAX_FILE, readRegularFile} from "../support/files/regular-file.ts";
import {replaceFile} from "../support/files/replace-file.ts";

/** Returns the fix for a diagnostic, if there is one. */
export const fixOf = ({code, file, line, column}: Diagnostic, fixes: readonly Fix[]): Fix | undefined =>
  fixes.find(fix => fix.code === code && fix.file === file && fix.line === line && fix.column === column);

/**
 * Applies all available fixes to the project's files. Only the range of a fix changes; line endings, byte order mark
 * and everything else are preserved. If two fixes overlap, the second is applied in the next round.
 *
 * Throws `fix-write`.
 *
 * @returns the number of fixed diagnostics
 */
export function applyFixes(findings: readonly Diagnostic[], fixes: readonly Fix[], root: string): number {
  const byFile = new Map<string, Map<string, Edit>>();
  for (const finding of findings) {
    const fix = fixOf(finding, fixes);
    if (!fix) continue;
    const edits = byFile.get(fix.edit.file) ?? new Map<string, Edit>();
    byFile.set(fix.edit.file, edits.set(`${fix.edit.line}:${fix.edit.column}`, fix.edit));
  }
  let count = 0;
  for (const [file, edits] of byFile) count += fixFile(join(root, file), [...edits.values()]);
  return count;
}

function fixFile(link: string, edits: Edit[]): number {
  const path = realpathSync(link);
  const text = readRegularFile(path, MAX_FILE.text).toString("utf8");
  const result = applyEdits(text, edits);
  if (result.count === 0) return 0;
  try {
    replaceFile(path, next => writeFileSync(next, result.text, {mode: statSync(path).mode}));
  } catch (error) {
    throw fatal("fix-write", `${path} can't be written (${asError(error).code})`);
  }
  return result.count;
}

/** Applies the edits whose old text is found at the given position. */
export function applyEdits(text: string, edits: readonly Edit[]): {text: string; count: number} {
  const starts = lineStarts(text);
  const bom = text.startsWith("\uFEFF") ? 1 : 0;
  const placed = edits
    .map(edit => ({
      edit,
      at: (starts[edit.line - 1] ?? text.length) + edit.column - 1 + (edit.line === 1 ? bom : 0),
    }))
    .sort((a, b) => a.at - b.at);
  let out = "";
  let end = 0;
  let count = 0;
  for (const {edit, at} of placed) {
    if (at < end || !text.startsWith(edit.old, at)) continue;
    out += text.slice(end, at) + edit.text;
    end = at + edit.old.length;
    count++;
  }
  return {text: out + text.slice(end), count};
}

/** Returns the offsets of line starts. Line endings are LF, CRLF or CR, as in the reader. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  return starts;
}

import {type Finding, type PageRule, placeInLine} from "../finding.ts";
import type {LintedFile} from "../view.ts";
import {plainLines} from "./plain-lines.ts";

/**
 * Matches `[text][label]` that remains text because the label is undefined (CommonMark §6.3). After a word or
 * bracket it is an index (`list[0][1]`), and so is a number (`[entry][0]`). A single label in brackets is
 * ambiguous and not matched.
 */
const REFERENCE = /(?<![\w\])\\])!?\[([^[\]\\]{0,200})\]\[([^[\]\\]{0,200})\]/g;
/** Matches `[^name]` (GitHub footnotes), also directly after a word. */
const FOOTNOTE = /(?<![[\\])\[\^([\w-]{1,100})\](?![(:[])/g;

/** Reports references to missing definitions and footnotes. */
export const linkUndefined: PageRule = function* (view) {
  for (const file of view.files) {
    const text = plainLines(view, file).join("\n");
    for (const match of text.matchAll(REFERENCE)) {
      const label = written(match[2] || match[1] || "", match, text, file);
      if (/^\d+$/.test(label)) continue;
      if (label === "" || label.startsWith("^") || /\n\s*\n/.test(match[0])) continue;
      yield undefinedAt(match, `there is no definition of \`${label}\``, text, file);
    }
    for (const match of text.matchAll(FOOTNOTE))
      yield undefinedAt(match, `there is no footnote \`${match[1]}\``, text, file);
  }
};

/** Returns the label as written, because inline code in it is masked. */
function written(label: string, match: RegExpExecArray, text: string, file: LintedFile): string {
  const at = match.index + match[0].lastIndexOf(label);
  const {line, column} = placeOf(at, text);
  const shown = label.includes("\n")
    ? label
    : (file.lines[line - 1] ?? "").slice(column - 1, column - 1 + label.length);
  return shown.replaceAll(/\s+/g, " ").trim();
}

function undefinedAt(match: RegExpExecArray, message: string, text: string, file: LintedFile): Finding {
  const {line, column} = placeOf(match.index, text);
  const length = (match[0].split("\n")[0] ?? "").length;
  return {message, place: placeInLine(file, line, column, length)};
}

function placeOf(offset: number, text: string): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split("\n").length, column: offset - before.lastIndexOf("\n")};
}

import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {parseCost} from "../ordinary.ts";
import {type Masked, maskFault} from "./faults.ts";
import {syntaxError} from "./syntax-error.ts";

/** Most errors that are found in a page, and the most that parsing it again may cost in total (`parseCost`). */
const MAX_FAULTS = 50;
const MAX_COST = 4_000_000;

/**
 * All errors of a page that is not valid MDX: a parser stops at the first one, so what that is about is made text and the
 * page parsed again. What only follows from an earlier fault, the closing tag of an opening one that is text now, is none.
 *
 * @param parseAgain throws as the parser does
 */
export function syntaxErrors(
  text: string,
  thrown: unknown,
  file: string,
  parseAgain: (text: string) => unknown,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const unclosed: string[] = [];
  let rest = text;
  let last: {finding: Diagnostic; masked: Masked} | null = null;
  let next = thrown;
  const cost = parseCost(text);
  for (let faults = 0; faults < MAX_FAULTS && faults * cost <= MAX_COST; faults++) {
    const error = syntaxError(next, file);
    const {line, column} = error;
    const masked =
      line === undefined || column === undefined ? null : maskFault(rest, error.message, {line, column});
    const finding = {...error, ...masked?.at};
    const orphan = masked?.closing === undefined ? -1 : unclosed.lastIndexOf(masked.closing);
    if (last && last.finding.line === finding.line && last.finding.column === finding.column) {
      // Neither tag of the two that do not match has another that does.
      found.push(...unclosedTag(last.masked, last.finding));
    } else if (orphan >= 0) unclosed.splice(orphan, 1);
    else found.push(finding);
    if (masked === null) break;
    last = {finding, masked};
    if (masked.opening !== undefined) unclosed.push(masked.opening);
    rest = masked.text;
    try {
      parseAgain(rest);
      break;
    } catch (following) {
      if (following instanceof RangeError) break;
      next = following;
    }
  }
  return found;
}

function unclosedTag({opening, openedAt}: Masked, {file, line}: Diagnostic): Diagnostic[] {
  if (opening === undefined || openedAt === undefined || openedAt.line === line) return [];
  const place = file === undefined ? openedAt : {file, ...openedAt};
  return [diagnostic("mdx-syntax", `expected a closing tag for \`<${opening}>\``, place)];
}

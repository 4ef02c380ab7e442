import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {parseCost} from "../ordinary.ts";
import {type Masked, maskFault} from "./faults.ts";
import {syntaxError} from "./syntax-error.ts";

/** Maximum number of errors reported per page, and maximum total cost of parsing it again (`parseCost`). */
const MAX_FAULTS = 50;
const MAX_COST = 4_000_000;

/**
 * Finds all errors of a page that is not valid MDX. A parser stops at the first one, so its cause is masked
 * and the page is parsed again. Consequential errors, such as the closing tag of a masked opening one, are
 * ignored.
 *
 * @param parseAgain throws like the parser does
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
      // Neither of the two mismatched tags has a counterpart.
      append(found, unclosedTag(last.masked, last.finding));
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

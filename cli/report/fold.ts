import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Code} from "./codes.ts";

/**
 * Codes of warnings that repeat on many pages with the same message, each with the number up to which they
 * are listed individually: a few unknown front matter keys are typos, many belong to another tool.
 */
const MERGE_THRESHOLDS: ReadonlyMap<string, number> = new Map<Code, number>([
  ["code-language", 1],
  ["compare-html", 1],
  ["container-unknown", 1],
  ["file-generated", 1],
  ["front-matter-reserved", 3],
  ["front-matter-unknown", 3],
  ["html-removed", 1],
  ["link-unverified", 1],
  ["import-kind", 1],
  ["mdx-component", 1],
  ["mdx-expression", 1],
  ["template-call", 1],
  ["template-tag", 1],
  ["template-value", 1],
]);

/** Diagnostic with the number of occurrences that it represents. */
export interface FoldedFinding {
  finding: Diagnostic;
  count: number;
}

/**
 * Merges repeated warnings into one at the first position, with a count: `(12 times on 5 pages)`. Errors are
 * not merged, except uses of the same macro. Only for people; machine formats contain every occurrence.
 *
 * @param diagnostics - in their order
 */
export function foldFindings(diagnostics: readonly Diagnostic[]): FoldedFinding[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const finding of diagnostics) {
    const key = keyOf(finding);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return diagnostics.flatMap(finding => {
    const group = groups.get(keyOf(finding) ?? "");
    if (!group || group.length <= (MERGE_THRESHOLDS.get(finding.code) ?? 1)) return [{finding, count: 1}];
    if (group[0] !== finding) return [];
    const files = new Set(group.map(({file}) => file)).size;
    const where = files === 1 ? "" : ` on ${files} pages`;
    const message = `${finding.message} (${group.length} times${where})`;
    return [{finding: {...finding, message}, count: group.length}];
  });
}

/**
 * Codes whose hint names the common cause: one setting or program resolves them all, whatever pages and files
 * they name.
 */
const SETTLED_BY_HINT: ReadonlySet<string> = new Set<Code>([
  "compare-html",
  "file-generated",
  "link-unverified",
]);

/** Code of errors with a common cause: a macro is the same wherever pages use it. */
const MACRO: Code = "template-call";

const keyOf = ({code, severity, message, hint}: Diagnostic): string | null =>
  (severity !== "error" || code === MACRO) && MERGE_THRESHOLDS.has(code)
    ? `${code}\n${SETTLED_BY_HINT.has(code) ? hint : message}`
    : null;

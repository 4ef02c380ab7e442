import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Code} from "./codes.ts";

/**
 * Codes of which findings with the same message say the same thing again, wherever they stand, and how many of them are
 * still reported one by one: a few keys of the front matter are slips, many are those of another tool.
 */
const ALIKE: ReadonlyMap<string, number> = new Map<Code, number>([
  ["code-language", 1],
  ["container-unknown", 1],
  ["front-matter-reserved", 3],
  ["front-matter-unknown", 3],
  ["import-kind", 1],
  ["mdx-component", 1],
  ["template-tag", 1],
  ["template-value", 1],
]);

/**
 * Findings that say the same of many pages become one, at the first place, which counts them: `(12 times on 5 pages)`.
 *
 * @param diagnostics - in their order
 */
export function foldFindings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return fold(diagnostics, ({code, message}) => (ALIKE.has(code) ? `${code}\n${message}` : null));
}

/** The same for one page: a name that raw HTML may not have is reported once, with its count. */
export function foldMarkup(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return fold(diagnostics, ({code, message, file}) =>
    code === "html-removed" ? `${file}\n${message}` : null,
  );
}

function fold(
  diagnostics: readonly Diagnostic[],
  keyOf: (finding: Diagnostic) => string | null,
): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const finding of diagnostics) {
    const key = keyOf(finding);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return diagnostics.flatMap(finding => {
    const key = keyOf(finding);
    const group = key === null ? undefined : groups.get(key);
    if (!group || group.length <= (ALIKE.get(finding.code) ?? 1)) return [finding];
    if (group[0] !== finding) return [];
    const files = new Set(group.map(({file}) => file)).size;
    const where = files === 1 ? "" : ` on ${files} pages`;
    return [{...finding, message: `${finding.message} (${group.length} times${where})`}];
  });
}

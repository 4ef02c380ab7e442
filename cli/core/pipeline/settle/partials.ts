import type {PageFacts} from "#core/model/page-facts.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Maximum number of pages listed in a diagnostic about a partial. */
const MOST_NAMED = 20;

/**
 * Merges equal diagnostics at the same position. Every page that includes a partial repeats its diagnostics, so they are
 * reported once, with these pages.
 */
export function mergePartials(
  findings: readonly Diagnostic[],
  pages: readonly Pick<PageFacts, "path" | "dependencies">[],
): Diagnostic[] {
  const paths = new Set(pages.map(({path}) => path));
  const isPartial = ({file, line}: Diagnostic): boolean =>
    file !== undefined && line !== undefined && !paths.has(file);
  const includers = includersOf(new Set(findings.filter(isPartial).flatMap(({file = []}) => file)), pages);
  const seen = new Set<string>();
  return findings.flatMap(finding => {
    const by = includers.get(finding.file ?? "") ?? [];
    if (finding.line === undefined) return [finding];
    const key = JSON.stringify([finding.file, finding.line, finding.column, finding.code, finding.message]);
    if (seen.has(key)) return [];
    seen.add(key);
    if (by.length === 0) return [finding];
    const named = by.slice(0, MOST_NAMED).map(file => ({file, message: "includes it"}));
    const rest = by.length - named.length;
    const last = named.at(-1);
    if (last && rest > 0) last.message += `, as do ${rest} more`;
    return [{...finding, related: [...(finding.related ?? []), ...named]}];
  });
}

/** Returns the pages that depend on each file, in page order. */
function includersOf(
  files: ReadonlySet<string>,
  pages: readonly Pick<PageFacts, "path" | "dependencies">[],
): Map<string, string[]> {
  const includers = new Map<string, string[]>();
  if (files.size === 0) return includers;
  for (const {path, dependencies} of pages)
    for (const {path: file} of dependencies)
      if (files.has(file)) {
        const list = includers.get(file);
        if (list) list.push(path);
        else includers.set(file, [path]);
      }
  return includers;
}

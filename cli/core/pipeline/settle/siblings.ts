import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Maximum number of links listed with the first one. */
const MOST_NAMED = 20;

/**
 * Merges the warnings about links to pages that other sites may have, since one decision settles them all: the first names how
 * many there are, and where others are.
 */
export function mergeSiblings(findings: readonly Diagnostic[]): Diagnostic[] {
  const links = findings.filter(({about}) => about?.mayBeElsewhere);
  const [first, ...others] = links;
  if (first === undefined || others.length === 0) return [...findings];
  const merged = new Set(others);
  const related = others.slice(0, MOST_NAMED).flatMap(({file, line, column, message}) => {
    const place = {...(line !== undefined && {line}), ...(column !== undefined && {column})};
    return file === undefined ? [] : [{file, ...place, message}];
  });
  const message = `${first.message}, as may the targets of ${others.length} more link${others.length === 1 ? "" : "s"}`;
  return findings.flatMap(finding => {
    if (finding === first) return [{...first, message, related}];
    return merged.has(finding) ? [] : [finding];
  });
}

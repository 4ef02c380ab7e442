import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {PageFacts} from "../core/model/page-facts.ts";
import type {Suppression} from "../core/model/page-lint.ts";
import {entryOf} from "../report/codes.ts";
import {compareDiagnostics, diagnostic} from "../report/diagnostic.ts";
import {applyRules} from "../report/rules.ts";

/** Severity by code, as set by config and flags. */
export type Severities = Readonly<Record<string, Diagnostic["severity"] | "off">>;

/** Reports whether a rule is enabled. */
export function isOn(code: string, severities: Severities): boolean {
  const set = severities[code];
  return set === undefined ? entryOf(code)?.optional !== true : set !== "off";
}

/**
 * Selects the diagnostics to report: unique, sorted, with their configured severity, and without suppressed
 * ones. Unused suppression comments are reported too (`suppression-unused`) if their rule was checked.
 *
 * @param looked reports whether a code was checked in this run
 */
export function selectFindings(
  found: readonly Diagnostic[],
  pages: readonly PageFacts[],
  severities: Severities,
  looked: (code: string) => boolean,
): Diagnostic[] {
  const all = applyRules(inOrder(found), severities);
  const used = new Map<Suppression, Set<string>>();
  const comments = unique(pages.flatMap(page => page.readChecks().lint?.suppressions ?? []));
  const byPlace = new Map<string, Suppression[]>();
  for (const comment of comments)
    for (const rule of new Set(comment.rules)) {
      const place = `${rule} ${comment.file}`;
      const others = byPlace.get(place);
      if (others) others.push(comment);
      else byPlace.set(place, [comment]);
    }
  const loud = all.filter(finding => {
    const near = byPlace.get(`${finding.code} ${finding.file ?? ""}`) ?? [];
    const silencing = near.filter(comment => silences(comment, finding));
    for (const comment of silencing) used.set(comment, (used.get(comment) ?? new Set()).add(finding.code));
    return silencing.length === 0;
  });
  const unused = comments.flatMap(comment =>
    comment.rules
      .filter(rule => looked(rule) && isOn(rule, severities) && !used.get(comment)?.has(rule))
      .map(rule => unusedFinding(rule, comment)),
  );
  const others = new Map(pages.flatMap(page => (page.external ? [[page.path, page] as const] : [])));
  return inOrder([...loud.map(finding => asOthers(finding, others)), ...applyRules(unused, severities)]);
}

/** Reports whether a comment suppresses a finding of one of its rules in its file. */
function silences({target}: Suppression, {line = 1}: Diagnostic): boolean {
  return target === "file" || (line >= target.from && line <= target.to);
}

const unusedFinding = (rule: string, {file, line, column}: Suppression): Diagnostic =>
  diagnostic("suppression-unused", `\`${rule}\` reports nothing there`, {file, line, column});

/** A partial imported by several pages is examined with each of them. */
const unique = (comments: readonly Suppression[]): Suppression[] => [
  ...new Map(
    comments.map(comment => [`${comment.file}:${comment.line}:${comment.column}`, comment]),
  ).values(),
];

function inOrder(findings: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...findings].sort(compareDiagnostics);
  return sorted.filter((finding, i) => {
    const before = sorted[i - 1];
    return !before || before.code !== finding.code || compareDiagnostics(before, finding) !== 0;
  });
}

/**
 * Downgrades diagnostics in the README of another project, which only its authors can fix, so that they never
 * fail a check.
 *
 * @param pages READMEs of other projects by path
 */
function asOthers(finding: Diagnostic, pages: ReadonlyMap<string, PageFacts>): Diagnostic {
  const page = pages.get(finding.file ?? "");
  if (!page) return finding;
  const where = page.repo ?? page.source;
  const hint = where ? `Only its authors can fix it: ${where}` : "Only its authors can fix it.";
  return {...finding, severity: "info", hint};
}

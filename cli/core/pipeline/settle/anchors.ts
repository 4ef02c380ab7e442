import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Dialect} from "#core/model/dialect.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Minimum number of respelled links that suggests a different id rule. */
const ENOUGH = 5;

/** Higher minimum if the tool has its own id rule, because few projects replace it. */
const ENOUGH_FOR_TOOL = 20;

/**
 * Turns all errors about missing heading ids into warnings (`link-unverified`) if the site seems to use its own id rule,
 * which the config does not declare: most links differ from the generated ids only in case and punctuation. Such a rule
 * may change other ids more, for example by adding the ids of the headings above, so none of these errors is certain. If
 * the tool is unknown, several such links are uncertain even if most others fit.
 *
 * @param respelled - the findings among them whose nearest id differs only in case and punctuation
 * @param hasRules - whether a config or a tool determines the ids
 */
export function settleAnchors(
  findings: readonly Diagnostic[],
  respelled: ReadonlySet<Diagnostic>,
  pages: readonly PageFacts[],
  {headings, links}: Dialect,
  hasRules: boolean,
): Diagnostic[] {
  if (headings.steps !== undefined) return [...findings];
  if (respelled.size < (links.mayBeBelow ? ENOUGH : ENOUGH_FOR_TOOL)) return [...findings];
  const fragments = pages.flatMap(page => page.readChecks().links.flatMap(({fragment}) => fragment ?? []));
  // An id that consists of lowercase letters is the same under any rule.
  const telling = fragments.filter(fragment => /[^\p{Ll}\d]/u.test(fragment)).length;
  const isUsual = respelled.size * 2 > telling;
  if (!isUsual && hasRules) return [...findings];
  const isCase = [...respelled].every(differsInCase);
  const advice = isCase
    ? "Write them like the ids. If the site keeps the case of headings, define its rule in `slug`."
    : "Define the site's rule in `slug`.";
  const hint = `${respelled.size} of ${telling} such links differ from ids only in case${isCase ? "" : " and punctuation"}. ${advice}`;
  return findings.map(finding => {
    const isOther = isUsual && finding.code === "link-anchor" && finding.severity === "error";
    if (!respelled.has(finding) && !isOther) return finding;
    const {code: _code, severity: _severity, message, ...place} = finding;
    return diagnostic("link-unverified", `${message}, like most ids of this kind`, {...place, hint});
  });
}

/** Returns the missing id that a diagnostic names, and the one that its hint suggests. */
const idsIn = ({message, hint = ""}: Diagnostic): [wanted: string | undefined, near: string | undefined] => [
  /^there is no #(\S+) on /.exec(message)?.[1],
  /^Did you mean #(\S+)\?$/.exec(hint)?.[1],
];

/** Reports whether the hint of a diagnostic names an id that differs only in case. */
function differsInCase(finding: Diagnostic): boolean {
  const [wanted, near] = idsIn(finding);
  return wanted !== undefined && wanted.toLowerCase() === near?.toLowerCase();
}

/** Reports whether the hint of a redirect to a missing id names one that differs only in case and punctuation. */
export function isRespelledRedirect(finding: Diagnostic): boolean {
  const [wanted, near] = idsIn(finding);
  const letters = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (finding.code !== "redirect-target" || wanted === undefined || near === undefined) return false;
  return letters(wanted) === letters(near);
}

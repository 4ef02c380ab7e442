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

/** Reports whether the id nearest to a missing one differs only in case. */
const differsInCase = ({about}: Diagnostic): boolean =>
  about?.id !== undefined && about.id.toLowerCase() === about.near?.toLowerCase();

/** Reports whether a redirect leads to a missing id, and the nearest one differs only in case and punctuation. */
export function isRespelledRedirect({code, about}: Diagnostic): boolean {
  const letters = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (code !== "redirect-target" || about?.id === undefined || about.near === undefined) return false;
  return letters(about.id) === letters(about.near);
}

import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Minimum number of links from which a common cause can be inferred. */
const ENOUGH = 5;

/** Minimum number of different endings that file extensions do not reach. */
const ENOUGH_ENDINGS = 10;

/** Codes of links that lead nowhere. */
const CODES: ReadonlySet<string> = new Set<Code>(["link-page", "link-scheme", "link-anchor"]);

/** Matches names of code or rules, to which other programs link: `type.bool`, `std::vec::Vec`. Pages are not among them. */
const NAME = /^(?!.*\.(?:mdx?|html?)$)[A-Za-z_][\w-]*(?:(?:\.|::)[\w-]+)+$/;

/** Matches targets that are names if most other names lead nowhere: `bound`, `EnumVariant`, `core::fmt#Traits`. */
const WORD = /^[A-Za-z_][^/.?]*$/;

/**
 * Turns errors about links to names (`type.bool`, `std::vec::Vec`) and to ids with dots into warnings
 * (`link-unverified`) if there are many and most of their kind lead nowhere: no author mistakes that many names for
 * paths, so another program probably replaces them.
 *
 * @param respelled - errors about an id that differs from an existing one only in case and punctuation
 */
export function settleNames(
  findings: readonly Diagnostic[],
  pages: readonly PageFacts[],
  respelled: ReadonlySet<Diagnostic> = new Set(),
): Diagnostic[] {
  const lost = new Map<string, Diagnostic>();
  for (const finding of findings) {
    const isName = CODES.has(finding.code) && !respelled.has(finding);
    if (isName && finding.severity === "error") lost.set(placeOf(finding), finding);
  }
  if (lost.size < ENOUGH) return [...findings];
  const names = {lost: new Map<Diagnostic, string>(), found: 0};
  const ids = {lost: new Map<Diagnostic, string>(), found: 0};
  const words = new Map<Diagnostic, string>();
  for (const page of pages)
    for (const {raw, fragment, ...place} of page.readChecks().links) {
      const finding = lost.get(placeOf({file: page.path, ...place}));
      const isId = finding === undefined ? fragment !== null : finding.code === "link-anchor";
      const name = isId ? (fragment ?? "") : raw;
      if (finding && !isId && !NAME.test(name) && WORD.test(name)) words.set(finding, name);
      if (isId ? !name.includes(".") : !NAME.test(name)) continue;
      const kind = isId ? ids : names;
      if (finding) kind.lost.set(finding, name);
      else kind.found++;
    }
  const doubtful = new Map([names, ids].filter(isDoubtful).flatMap(({lost: found}) => [...found]));
  if (isDoubtful(names)) for (const [finding, name] of words) doubtful.set(finding, name);
  return findings.map(finding => {
    const name = doubtful.get(finding);
    if (name === undefined) return finding;
    const {code: _code, severity: _severity, message, hint: _hint, ...place} = finding;
    const hint = `${doubtful.size} links have targets like \`${[...doubtful.values()][0]}\`, which another program may turn into URLs.`;
    return diagnostic("link-unverified", message, {...place, hint});
  });
}

/** Reports whether most names of a kind lead nowhere, and whether they are too different to be names of files. */
function isDoubtful({lost, found}: {lost: ReadonlyMap<Diagnostic, string>; found: number}): boolean {
  const endings = new Set(
    [...lost.values()].map(name => (name.includes("::") ? name : name.slice(name.lastIndexOf(".")))),
  );
  return lost.size >= ENOUGH && lost.size > found && endings.size >= ENOUGH_ENDINGS;
}

const placeOf = ({file, line, column}: Pick<Diagnostic, "file" | "line" | "column">): string =>
  `${file}:${line}:${column}`;

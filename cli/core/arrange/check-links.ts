import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {nearest} from "#cli/report/nearest.ts";
import {asOthers} from "#cli/report/others.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {isProgram, type PageFacts, type PageLink} from "../model/page-facts.ts";

/** Pages whose ids are kept at hand: those that many link to come again and again. */
const MOST_KNOWN = 500;

/**
 * Judges the fragments of all links against the ids that their target really renders (`link-anchor`, with the nearest
 * id). A fragment matches as written or percent-decoded; `#top` and the empty fragment always exist (HTML, "find a
 * potential indicated element"). Whether the page itself exists was judged when the link was made canonical; only here
 * is it known which pages are drafts that were left out (`link-page`). In READMEs of other projects both are warnings.
 */
export function checkLinks(
  pages: readonly PageFacts[],
  byUrl: ReadonlyMap<string, PageFacts>,
  drafts: ReadonlySet<string>,
): Diagnostic[] {
  const idsOf = new Map<PageFacts, Set<string>>();
  const ids = (page: PageFacts): Set<string> => {
    let known = idsOf.get(page);
    if (!known) {
      known = new Set(page.readOutline().ids);
      if (idsOf.size === MOST_KNOWN) idsOf.clear();
      idsOf.set(page, known);
    }
    return known;
  };
  const hasId = (page: PageFacts, fragment: string): boolean =>
    fragment.toLowerCase() === "top" || ids(page).has(fragment);
  /** Whether there is an id that a page asks for; an unknown page was reported before. */
  const isTarget = (page: PageFacts) => (target: string) => {
    const at = target.indexOf("#");
    const there = at === 0 ? page : byUrl.get(target.slice(0, at));
    return there === undefined || hasId(there, target.slice(at + 1));
  };
  const found: Diagnostic[] = [];
  const add = ({external, repo, source}: PageFacts, finding: Diagnostic): void => {
    found.push(external ? asOthers(finding, repo ?? source) : finding);
  };
  for (const page of pages) {
    // Most links lead somewhere, and where they stand is read only where one does not.
    const isFine = page.readTargets().every(isTarget(page));
    if (isFine && drafts.size === 0) continue;
    for (const link of page.readChecks().links) {
      if (link.url !== null && drafts.has(link.url)) {
        const hint = "Remove the link, or `draft: true` there.";
        add(
          page,
          diagnostic("link-page", `the page ${link.url} is a draft and is left out`, {
            ...treePathOf(page, link),
            hint,
          }),
        );
      }
      if (!link.fragment || isFine) continue;
      const target = link.url === null ? page : byUrl.get(link.url);
      if (target && !hasId(target, link.fragment) && !isProgram(target, link.fragment))
        add(page, brokenAnchor(page, link, target));
    }
  }
  return found;
}

/** Codes for output that only a program can produce, so that text and ids of a page are unknown. */
const PROGRAMS: ReadonlySet<string> = new Set<Code>(["template-call", "template-tag"]);

/** Whether a program would print parts of a page, which may have ids. */
const isPartlyMade = (page: PageFacts): boolean =>
  page.hasDiagnostics && page.readChecks().diagnostics.some(({code}) => PROGRAMS.has(code));

function brokenAnchor(page: PageFacts, link: PageLink, target: PageFacts): Diagnostic {
  const fragment = link.fragment as string;
  const {ids} = target.readOutline();
  const hint = hintFor(fragment, ids);
  const where = target === page ? "this page" : target.url;
  if (isPartlyMade(target) && !ids.some(id => bare(id) === bare(fragment))) {
    const message = `there is no #${fragment} on ${where}, parts of which a program makes`;
    const advice = "Check the headings that macros and shortcodes print.";
    return diagnostic("link-unverified", message, {...treePathOf(page, link), hint: advice});
  }
  return diagnostic("link-anchor", `there is no #${fragment} on ${where}`, {
    ...treePathOf(page, link),
    ...(hint === undefined ? {} : {hint}),
  });
}

function hintFor(fragment: string, ids: readonly string[]): string | undefined {
  const [id = "", ...query] = fragment.split("?");
  // All that follows `#` is the fragment (RFC 3986 §3.5).
  if (query.length > 0 && (id === "" || ids.includes(id)))
    return `A query stands before the fragment: \`?${query.join("?")}#${id}\`.`;
  const near = nearestId(fragment, ids);
  return near === undefined ? undefined : `Did you mean #${near}?`;
}

/** Where a link stands: in the page, or in a part that it imports. */
function treePathOf(
  page: PageFacts,
  link: PageLink,
): Omit<Diagnostic, "code" | "severity" | "message" | "hint"> {
  const {file = page.path, line, column, endLine, endColumn} = link;
  return {file, line, column, endLine, endColumn};
}

/** Old ids often differ by dashes alone (`output-filename` for `outputfilename`), so these are compared without. */
const bare = (id: string): string => id.toLowerCase().replaceAll("-", "");

function nearestId(fragment: string, ids: readonly string[]): string | undefined {
  return ids.find(id => bare(id) === bare(fragment)) ?? nearest(fragment, ids);
}

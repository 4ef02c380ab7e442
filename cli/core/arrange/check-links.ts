import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {nearest} from "#cli/report/nearest.ts";
import {asOthers} from "#cli/report/others.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {GITHUB} from "#support/links/slugs.ts";
import {isProgram, type PageFacts, type PageLink} from "../model/page-facts.ts";

/** Number of pages whose ids are kept in memory, since frequent link targets recur. */
const MOST_KNOWN = 500;

/**
 * Checks the fragments of all links against the ids that their target pages render. Reports `link-anchor` with the
 * nearest id, and `link-page` for links to excluded drafts; both are warnings in READMEs of other projects. A fragment
 * matches as written or percent-decoded; `#top` and the empty fragment always exist (HTML, "find a potential indicated
 * element"), and so does the slug of the title, which is at the top as well. Links to missing pages were reported when they were made canonical.
 *
 * @param respelled - collects the `link-anchor` errors whose nearest id differs only in case and punctuation
 */
export function checkLinks(
  pages: readonly PageFacts[],
  byUrl: ReadonlyMap<string, PageFacts>,
  drafts: ReadonlySet<string>,
  respelled: Set<Diagnostic> = new Set(),
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
    fragment.toLowerCase() === "top" || ids(page).has(fragment) || fragment === GITHUB.of(page.title);
  /** Reports whether a link target exists. An unknown page was reported before. */
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
    // Most links are valid, so their positions are read only for pages with an invalid one.
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
      if (!target || hasId(target, link.fragment) || isProgram(target, link.fragment)) continue;
      const broken = brokenAnchor(page, link, target);
      add(page, broken);
      if (broken.code === "link-anchor" && !page.external && isRespelled(link.fragment, target))
        respelled.add(broken);
    }
  }
  return found;
}

/**
 * Codes of content that only a program can render, in which case the text and ids of a page are not fully
 * known.
 */
const PROGRAMS: ReadonlySet<string> = new Set<Code>(["template-call", "template-tag", "template-value"]);

/** Reports whether a program would render parts of a page, which may contain ids. */
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
  // Everything after `#` is the fragment (RFC 3986 §3.5).
  if (query.length > 0 && (id === "" || ids.includes(id)))
    return `A query stands before the fragment: \`?${query.join("?")}#${id}\`.`;
  const near = nearestId(fragment, ids);
  if (near !== undefined) return `Did you mean #${near}?`;
  if (ids.length === 0) return undefined;
  const shown = ids.slice(0, MOST_NAMED).map(one => `#${one}`);
  return `The page has ${shown.join(", ")}${ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ""}.`;
}

/** Number of ids that a hint lists if none is similar. */
const MOST_NAMED = 6;

/** Returns the file that contains a link: the page, or a partial that it imports. */
function treePathOf(
  page: PageFacts,
  link: PageLink,
): Omit<Diagnostic, "code" | "severity" | "message" | "hint"> {
  const {file = page.path, line, column, endLine, endColumn} = link;
  return {file, line, column, endLine, endColumn};
}

/** Normalizes an id for comparison, without hyphens, which are often the only change (`output-filename`, `outputfilename`). */
const bare = (id: string): string => id.toLowerCase().replaceAll("-", "");

/** Reports whether a fragment differs from the nearest id only in case and punctuation. */
function isRespelled(fragment: string, target: PageFacts): boolean {
  const letters = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  const near = nearestId(fragment, target.readOutline().ids);
  return near !== undefined && letters(near) === letters(fragment);
}

function nearestId(fragment: string, ids: readonly string[]): string | undefined {
  return ids.find(id => bare(id) === bare(fragment)) ?? nearest(fragment, ids);
}

import {diagnostic} from "#cli/report/diagnostic.ts";
import {asOthers} from "#cli/report/others.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {type PageIds, pageIds} from "#support/links/page-ids.ts";
import {GITHUB} from "#support/links/unique-ids.ts";
import {isPartlyMade, isProgram, type PageFacts, type PageLink} from "../model/page-facts.ts";

/**
 * Checks the fragments of all links against the ids that their target pages render. Reports `link-anchor` with the
 * nearest id, and `link-page` for links to excluded drafts; both are warnings in READMEs of other projects. A fragment
 * matches as written or percent-decoded; `#top` and the empty fragment always exist (HTML, "find a potential indicated
 * element"), and so does the slug of the title, which is at the top as well. Links to missing pages were reported when they
 * were made canonical.
 *
 * @param respelled - collects the `link-anchor` errors whose nearest id differs only in case and punctuation
 */
export function checkLinks(
  pages: readonly PageFacts[],
  byUrl: ReadonlyMap<string, PageFacts>,
  drafts: ReadonlySet<string>,
  respelled: Set<Diagnostic> = new Set(),
): Diagnostic[] {
  const idsOf = pageIds();
  const hasId = (page: PageFacts, fragment: string): boolean =>
    fragment.toLowerCase() === "top" || idsOf(page).has(fragment) || fragment === GITHUB.of(page.title);
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
          diagnostic("link-page", `the page ${link.url} is a draft, so it is omitted`, {
            ...linkPosition(page, link),
            hint,
          }),
        );
      }
      if (!link.fragment || isFine) continue;
      const target = link.url === null ? page : byUrl.get(link.url);
      if (!target || hasId(target, link.fragment) || isProgram(target, link.fragment)) continue;
      const broken = brokenAnchor(page, link, target, idsOf(target));
      add(page, broken);
      if (broken.code === "link-anchor" && !page.external && isRespelled(link.fragment, idsOf(target)))
        respelled.add(broken);
    }
  }
  return found;
}

function brokenAnchor(page: PageFacts, link: PageLink, target: PageFacts, ids: PageIds): Diagnostic {
  const fragment = link.fragment ?? "";
  const hint = hintFor(fragment, ids);
  const where = target === page ? "this page" : target.url;
  // Most unknown components print no headings, so ids that resemble others are misspelled.
  const near = ids.nearest(fragment);
  const isUnknown = target.hasUnknownBlock === true && near === undefined;
  if (isUnknown || (isPartlyMade(target) && ids.withSameLetters(fragment) === undefined)) {
    const message = `there is no #${fragment} on ${where}, which is partly generated`;
    const advice = "Check the headings that components, macros and shortcodes print.";
    return diagnostic("link-unverified", message, {...linkPosition(page, link), hint: advice});
  }
  return diagnostic("link-anchor", `there is no #${fragment} on ${where}`, {
    ...linkPosition(page, link),
    ...(hint === undefined ? {} : {hint}),
    about: {id: fragment, ...(near === undefined ? {} : {near})},
  });
}

function hintFor(fragment: string, ids: PageIds): string | undefined {
  const [id = "", ...query] = fragment.split("?");
  // Everything after `#` is the fragment (RFC 3986 §3.5).
  if (query.length > 0 && (id === "" || ids.has(id)))
    return `Put the query before the fragment: \`?${query.join("?")}#${id}\`.`;
  const near = ids.nearest(fragment);
  if (near !== undefined) return `Did you mean #${near}?`;
  const {all} = ids;
  if (all.length === 0) return undefined;
  const shown = all.slice(0, MOST_NAMED).map(one => `#${one}`);
  return `The page has ${shown.join(", ")}${all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : ""}.`;
}

/** Number of ids that a hint lists if none is similar. */
const MOST_NAMED = 6;

/** Returns the position of a link, which is in the page or in a partial that it imports. */
function linkPosition(
  page: PageFacts,
  link: PageLink,
): Omit<Diagnostic, "code" | "severity" | "message" | "hint"> {
  const {file = page.path, line, column, endLine, endColumn} = link;
  return {file, line, column, endLine, endColumn};
}

/** Reports whether a fragment differs from the nearest id only in case and punctuation. */
function isRespelled(fragment: string, ids: PageIds): boolean {
  const letters = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  const near = ids.nearest(fragment);
  return near !== undefined && letters(near) === letters(fragment);
}

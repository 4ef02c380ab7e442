import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {joinAddress} from "#schemas/rules/between-editions.ts";
import {once} from "#support/once.ts";
import {anchorKinds, fileKinds, type Kind, linkKinds} from "./kinds-of.ts";

/**
 * Minimum number of findings that can't all be mistakes, and of different targets among them. Nobody mistypes the same
 * scheme several times, and an unknown tool may generate all ids of a page.
 */
const MINIMUMS = {any: [10, 5], scheme: [4, 2], page: [4, 3]} as const;
const LEAST = 4;

/**
 * Minimum share of a kind that must lead nowhere. If the tool is unknown, any share of URLs is enough, because that
 * tool may also generate pages.
 */
const SHARE = 0.8;

/** Number of links to one folder that authors don't leave behind when they move its pages. */
const TOO_MANY_TO_FORGET = 40;

/** Subject of a finding. Only targets of the same family are compared. */
type Family = "link" | "anchor" | "file";

const FAMILIES: ReadonlyMap<string, Family> = new Map<Code, Family>([
  ["link-page", "link"],
  ["link-case", "link"],
  ["link-scheme", "link"],
  ["link-placeholder", "link"],
  ["redirect-target", "link"],
  ["link-anchor", "anchor"],
  ["image-missing", "file"],
  ["import-missing", "file"],
]);

/** Findings of one kind, and how many targets of the same kind exist. */
interface Group {
  kind: Kind;
  findings: Diagnostic[];
  targets: Set<string>;
  found: number;
}

/** Last segments of page URLs: all, and only in top-level folders that links name. Computed on demand. */
interface Ends {
  all: () => ReadonlySet<string>;
  linked: () => ReadonlySet<string>;
}

/**
 * Turns errors into warnings (`link-unverified`, `file-generated`) if nearly all links, ids or files of their kind lead
 * nowhere: a plug-in or program of the project probably provides them, because no author makes that many mistakes. A
 * kind is a scheme, a placeholder, a first folder, a file ending, a page whose ids are unknown, or a prefix of ids. All
 * findings of a kind share a hint with their number, an example and the likely cause, so reports for people show one
 * line.
 *
 * @param findings - diagnostics of pages and links; those that are not errors are returned unchanged
 * @param urls - exact URLs of pages by lowercase URL
 * @param hasRules - whether a config or a tool determines the URLs of pages; otherwise files do, which other programs
 *   may read differently
 */
export function settleKinds(
  findings: readonly Diagnostic[],
  pages: readonly PageFacts[],
  urls: ReadonlyMap<string, string>,
  hasRules: boolean,
): Diagnostic[] {
  const errors = findings.filter(({severity, code}) => severity === "error" && FAMILIES.has(code));
  if (errors.length < LEAST) return [...findings];
  // The largest group that shares a cause names it; among equal ones, the most specific.
  const groups = groupsOf(errors, pages).sort((a, b) => b.findings.length - a.findings.length);
  const ends = endsOf([...urls.keys()], pages);
  const doubts = new Map<Diagnostic, Group>();
  for (const group of groups)
    if (isDoubtful(group, ends, hasRules))
      for (const finding of group.findings) if (!doubts.has(finding)) doubts.set(finding, group);
  return findings.map(finding => {
    const group = doubts.get(finding);
    if (!group) return finding;
    const {code, severity: _severity, message, hint: _hint, ...place} = finding;
    const all = group.findings.length + group.found;
    const count = `${group.findings.length} of ${all} ${group.kind.name} lead nowhere`;
    const [example] = group.targets;
    const hint = `${count}, such as \`${example}\`. ${group.kind.advice}`;
    const isFile = FAMILIES.get(code) === "file";
    return diagnostic(isFile ? "file-generated" : "link-unverified", message, {...place, hint});
  });
}

/** Groups the findings by kind, and counts the targets of each kind that exist. */
function groupsOf(errors: readonly Diagnostic[], pages: readonly PageFacts[]): Group[] {
  const groups = new Map<string, Group>();
  const broken = new Map<string, Diagnostic[]>();
  for (const finding of errors) {
    const place = placeOf(finding);
    broken.set(place, [...(broken.get(place) ?? []), finding]);
  }
  const add = (finding: Diagnostic, target: string, kinds: Iterable<Kind>): void => {
    for (const kind of kinds) {
      const group = groups.get(kind.name) ?? {kind, findings: [], targets: new Set(), found: 0};
      groups.set(kind.name, group);
      group.findings.push(finding);
      group.targets.add(target);
    }
  };
  const count = (kinds: Iterable<Kind>, times = 1): void => {
    for (const {name} of kinds) {
      const group = groups.get(name);
      if (group) group.found += times;
    }
  };
  // Numbers of sound targets, since many pages link to the same ones.
  const links = new Map<string, number>();
  const anchors = new Map<string, Map<string, number>>();
  const written = new Set<Diagnostic>();
  for (const page of pages) {
    for (const {raw, url, fragment, ...place} of page.readChecks().links) {
      const faults = broken.get(placeOf({...place, file: place.file ?? page.path})) ?? [];
      const at = (family: Family): Diagnostic | undefined =>
        faults.find(({code}) => FAMILIES.get(code) === family);
      const [link, anchor] = [at("link"), at("anchor")];
      const target = targetOf(raw, url ?? link?.about?.page ?? null);
      if (link && !written.has(link)) {
        written.add(link);
        add(link, target, linkKinds(target));
      } else if (!link && url !== null) increment(links, target);
      if (fragment === null || link) continue;
      const holder = url ?? page.url;
      if (!anchor) {
        const ids = anchors.get(holder) ?? new Map<string, number>();
        anchors.set(holder, ids);
        increment(ids, fragment);
      } else if (!written.has(anchor)) {
        written.add(anchor);
        add(anchor, `#${fragment}`, anchorKinds(fragment, holder));
      }
    }
  }
  for (const finding of errors) {
    const target = finding.about?.target ?? finding.about?.page;
    if (written.has(finding) || target === undefined) continue;
    const family = FAMILIES.get(finding.code);
    if (family === "file") add(finding, target, fileKinds(target));
    else if (family === "link") add(finding, target, linkKinds(target));
  }
  for (const [raw, times] of links) count(linkKinds(raw), times);
  for (const [target, ids] of anchors)
    for (const [fragment, times] of ids) count(anchorKinds(fragment, target), times);
  for (const {assets} of pages) for (const {out} of assets) count(fileKinds(joinAddress("", `/${out}`)));
  return [...groups.values()];
}

/** Returns the target of a link: its URL below the site if it is written with the site's address. */
const targetOf = (raw: string, url: string | null): string =>
  url !== null && /^(?:https?:)?\/\//i.test(raw) ? url : raw;

const increment = (counts: Map<string, number>, key: string): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Reports whether nearly all targets of a kind lead nowhere, and whether moved pages are an insufficient explanation.
 */
function isDoubtful({kind, findings, targets, found}: Group, ends: Ends, hasRules: boolean): boolean {
  const [enough, ofTargets] = MINIMUMS[kind.is === "page" && hasRules ? "any" : (kind.is ?? "any")];
  const share = kind.isOfUrls && !hasRules ? 0 : SHARE;
  if (findings.length < enough || targets.size < ofTargets) return false;
  if (findings.length < share * (findings.length + found)) return false;
  if (!kind.mayHaveMoved) return true;
  // Whoever moves pages changes some of the links. If links only ever name the old place, the site serves it from there.
  const isOneSided = found === 0 && findings.length >= TOO_MANY_TO_FORGET && [...targets].every(isRooted);
  const known = isOneSided ? ends.linked : ends.all;
  const moved = [...targets].filter(target => known().has(lastPart(target)));
  return moved.length * 2 < targets.size;
}

const endsOf = (urls: readonly string[], pages: readonly PageFacts[]): Ends => ({
  all: once(() => new Set(urls.map(lastPart))),
  linked: once(() => {
    const folders = new Set(
      pages.flatMap(page =>
        page.readChecks().links.map(({raw, url}) => (url === null ? "" : topFolder(targetOf(raw, url)))),
      ),
    );
    return new Set(urls.filter(url => folders.has(topFolder(url))).map(lastPart));
  }),
});

const isRooted = (target: string): boolean => target.startsWith("/");

const topFolder = (target: string): string => /^\/[^/?#]+\//.exec(target.toLowerCase())?.[0] ?? "";

const lastPart = (target: string): string =>
  target
    .toLowerCase()
    .replace(/[?#].*$/s, "")
    .replace(/(?:\/index)?(?:\.(?:mdx?|html?))?\/?$/, "")
    .replace(/^.*\//s, "");

const placeOf = ({file, line, column}: Pick<Diagnostic, "file" | "line" | "column">): string =>
  `${file}:${line}:${column}`;

import type {Kind, Name} from "../coverage/names/name.ts";
import {type Place, settle} from "../coverage/places.ts";
import type {Page, Problem, Report} from "../types.ts";
import {type Claim, versionClaims} from "./claims.ts";
import {around, type Release, readReleases, versionsOf} from "./releases.ts";

type Verdict = "true" | "undecided" | {message: string};
type Package = {name: string; kind: Kind};

const OLDEST = "5.0.1";
/** Returns the package whose versions a page mentions. */
function packageOf(path: string): Package {
  return /(?:^|\/)(?:webpack-)?dev-server[^/]*$/.test(path)
    ? {name: "webpack-dev-server", kind: "dev-server option"}
    : {name: "webpack", kind: "option"};
}

const namesFrom = ({names}: Release): Name[] =>
  [...names].map(text => {
    const [, kind = "", full = ""] = /^((?:dev-server |module |loader |magic )?\w+) (.+)$/.exec(text) ?? [];
    return {kind: kind as Kind, full, short: full.split(".").at(-1) ?? full, owner: full.split(".")[0] ?? ""};
  });

const bare = (text: string): string => text.replace(/\W/g, "").toLowerCase();

/**
 * Returns the public names that a claim may be about: the full name, an option below the option of the
 * section or, if the claim clearly refers to a public name, a hook or method of the class named by the page
 * or section.
 */
function subjects({name, section, owner, from}: Claim, names: ReadonlyArray<Name>): string[] {
  const full = name.includes(".") || from === "heading" ? [name] : [];
  const below = from === "prose" ? [] : [`${section}.${name}`];
  const exact = names.filter(candidate => [...full, ...below].includes(candidate.full));
  const owned = names.filter(
    candidate =>
      /^(?:hook|method)$/.test(candidate.kind) &&
      candidate.short === name &&
      bare(owner).includes(bare(candidate.owner ?? "")) &&
      (candidate.kind === "hook") === /hook/i.test(owner),
  );
  const found = exact.length > 0 || from === "prose" ? exact : owned;
  return [...new Set(found.map(({kind, full: text}) => `${kind} ${text}`))];
}

/** Release with its option names mapped to those used in the documentation. */
export type Settled = {version: string; words: ReadonlySet<string>; names: ReadonlyArray<Name>};

/** Compares a claim with the release of that version and with the release before it. */
export function judge(claim: Claim, at: Settled, before: Settled | undefined): Verdict {
  const wanted = subjects(claim, at.names);
  const isThere = (before?.names ?? []).some(({kind, full}) => wanted.includes(`${kind} ${full}`));
  if (wanted.length > 0)
    return isThere ? {message: `${claim.name} is in ${before?.version} already`} : "true";
  const word = claim.name.split(".").at(-1) ?? claim.name;
  if (!at.words.has(word)) return {message: `${claim.name} is not in ${at.version}`};
  return before && !before.words.has(word) ? "true" : "undecided";
}

type Judged = {claim: Claim; verdict: Verdict};

async function judgeAll(
  claims: ReadonlyArray<Claim>,
  {name, kind}: Package,
  places: ReadonlyArray<Place>,
): Promise<Judged[]> {
  const wanted = claims.map(({version}) => version);
  const versions = await versionsOf(name, wanted);
  const pairs = claims.map(claim => ({claim, ...around(versions, claim.version)}));
  const needed = pairs.flatMap(({at, before}) => [at, before].filter(version => version !== undefined));
  const releases = await readReleases(name, needed, kind);
  const settled = new Map(
    [...releases.values()].map(release => [
      release.version,
      {...release, names: settle(namesFrom(release), places)},
    ]),
  );
  return pairs.map(({claim, at = "", before = ""}) => {
    const release = settled.get(at);
    if (release) return {claim, verdict: judge(claim, release, settled.get(before))};
    return {claim, verdict: {message: `there is no ${name} ${claim.version}`}};
  });
}

/** Compares version badges, and versions in parentheses after a name, with the actual releases. */
export async function checkBadges(pages: ReadonlyArray<Page>, places: ReadonlyArray<Place>): Promise<Report> {
  const claims = pages.flatMap(page => versionClaims(page).map(claim => ({claim, of: packageOf(page.path)})));
  const recent = claims.filter(
    ({claim, of}) => of.name !== "webpack" || around([OLDEST], claim.version).at === undefined,
  );
  const packages = [...new Map(recent.map(({of}) => [of.name, of])).values()];
  const verdicts: Judged[] = [];
  for (const each of packages) {
    const own = recent.filter(({of}) => of.name === each.name).map(({claim}) => claim);
    verdicts.push(...(await judgeAll(own, each, places)));
  }
  const problems: Problem[] = verdicts.flatMap(({claim: {path, line, version}, verdict}) =>
    typeof verdict === "object" ? [{path, line, message: `since ${version}: ${verdict.message}`}] : [],
  );
  const count = (wanted: Verdict): number => verdicts.filter(({verdict}) => verdict === wanted).length;
  return {
    problems,
    notes: verdicts
      .filter(({verdict}) => verdict === "undecided")
      .map(({claim: {path, line, name, version}}) => `undecided  ${path}:${line}  ${name} since ${version}`),
    counts: [
      `${count("true")} of ${verdicts.length} version claims proven by the releases, ${count("undecided")} undecided`,
    ],
  };
}

import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {type NearestFinder, nearestFinder} from "#cli/report/nearest-of-many.ts";
import type {Arrangement} from "#core/model/arrangement.ts";
import type {SiteMap} from "#core/model/page-context.ts";
import {isProgram} from "#core/model/page-facts.ts";
import type {Diagnostic, Subject} from "#schemas/diagnostic.ts";
import {joinAddress} from "#schemas/rules/between-editions.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import type {Redirect} from "#schemas/site.ts";
import {ofPattern} from "#support/links/find-path.ts";
import {matchesPattern} from "#support/links/matches-pattern.ts";
import {pageIds} from "#support/links/page-ids.ts";
import type {SiteDataFiles} from "./files.ts";
import {redirectPlaces} from "./redirect-places.ts";

/** Problem with an entry of the redirects file. */
interface Fault {
  code: Code;
  index: number;
  key: "from" | "to";
  message: string;
  hint?: string | undefined;
  about?: Subject;
}

/** Effective redirects, each resolved to its final target, and the problems of the others. */
interface Resolved {
  redirects: (Redirect & {index: number})[];
  faults: Fault[];
}

/**
 * Returns the effective redirects, resolved to their final targets, without loops and redirects from existing pages.
 */
export const activeRedirects = (data: SiteDataFiles, arrangement: Arrangement): Redirect[] =>
  resolve(data, arrangement).redirects.map(({index: _, ...redirect}) => redirect);

/**
 * Returns the redirects of the whole site that also apply to one of its other languages and versions.
 *
 * @param editions paths of all editions, whose own redirects do not apply to others
 */
export const redirectsWithin = (
  data: SiteDataFiles,
  arrangement: Arrangement,
  editions: readonly {path: string}[] = [],
): Redirect[] =>
  activeRedirects(data, arrangement).filter(({from, to}) => {
    if (editions.some(edition => edition.path !== "" && from.startsWith(`/${edition.path}/`))) return false;
    const [path] = split(to);
    return !isOwn(path) || isFile(path) || path === "/" || arrangement.byUrl.has(withSlash(decode(path)));
  });

/** Converts redirects within a language or version to paths of the whole site: `/old/` in `de` → `/de/old/`. */
export function redirectsBelow(edition: string, redirects: readonly Redirect[]): Redirect[] {
  const whole = (path: string): string => (isOwn(path) ? joinAddress(`/${edition}`, path) : path);
  return redirects.map(({from, to, ...rest}) => ({from: whole(from), to: whole(to), ...rest}));
}

/**
 * Checks the redirects: `redirect-loop`, `redirect-shadowed` (the old path is a page, or is listed twice) and
 * `redirect-target` (no such page or heading). External pages count as existing even before they are fetched.
 */
export function checkRedirects(
  data: SiteDataFiles,
  arrangement: Arrangement,
  siteMap: SiteMap,
  known: readonly string[] = [],
): Diagnostic[] {
  const {redirects, faults} = resolve(data, arrangement);
  const seek = {idsOf: pageIds(), nearest: nearestFinder(arrangement.byUrl.keys())};
  for (const {to, index} of redirects) {
    const missing = matchesPattern(to, known) ? undefined : missingTarget(to, siteMap, arrangement, seek);
    if (missing) faults.push({code: "redirect-target", index, key: "to", ...missing});
  }
  const placeOf = redirectPlaces(data);
  return faults.map(({code, index, key, message, hint, about}) => {
    const place = {...placeOf(index, key), ...(about === undefined ? {} : {about})};
    return diagnostic(code, message, hint === undefined ? place : {...place, hint});
  });
}

function resolve(data: SiteDataFiles, arrangement: Arrangement): Resolved {
  const list = (data.redirects?.redirects ?? []).map(each => ({
    ...each,
    to: pageTarget(each.to, arrangement),
  }));
  // A redirect from the URL of a page never applies, neither for readers nor within a chain.
  const next = new Map<string, Next>();
  const seen = new Set<string>();
  const resolved: Resolved = {redirects: [], faults: []};
  const fresh = list.map(({from, to, status}) => {
    const path = withSlash(from);
    const first = !seen.has(path);
    seen.add(path);
    if (first && !arrangement.byUrl.has(path)) next.set(path, {to, status});
    return first;
  });
  const follow = follower(next);
  list.forEach(({from, to, status}, index) => {
    const path = withSlash(from);
    const end = follow({to, status});
    if (arrangement.byUrl.has(path)) {
      resolved.faults.push({code: "redirect-shadowed", index, key: "from", message: `${path} is a page`});
    } else if (!fresh[index]) {
      const message = `${path} is redirected twice; the first redirect wins`;
      resolved.faults.push({
        code: "redirect-shadowed",
        index,
        key: "from",
        message,
        hint: "Remove one of them.",
      });
    } else if (end === null) {
      resolved.faults.push({
        code: "redirect-loop",
        index,
        key: "to",
        message: `${path} leads back to itself`,
      });
    } else resolved.redirects.push({from: path, ...end, index});
  });
  return resolved;
}

/** Converts a target with the file name of a page to the page's URL: `/guide/a.html#b` → `/guide/a/#b`. */
function pageTarget(target: string, {byUrl}: Arrangement): string {
  const [path, rest] = split(target);
  const url = path.replace(/(?:\/index)?\.(?:html?|mdx?)$/i, "/");
  return url !== path && byUrl.has(decode(url)) ? url + rest : target;
}

/** Adds a trailing slash to a path, unless it is the path of a file. */
const withSlash = (path: string): string => (path.endsWith("/") || isFile(path) ? path : `${path}/`);

const isFile = (path: string): boolean => /\.[a-z][a-z0-9]*$/i.test(path);

/** Target of a redirect. */
type Next = {to: string; status?: Redirect["status"] | undefined};

/** End of a chain of redirects: its path, the last query and fragment before it, and whether the chain is temporary. */
interface End {
  path: string;
  rest: string;
  temporary: Redirect["status"];
}

/**
 * Returns a function that follows a chain of redirects to its end; null for a loop. The last fragment in the chain is kept. A
 * chain that contains a temporary redirect is temporary. The ends of all paths passed are remembered, so that any number of
 * redirects that lead to each other takes linear time.
 */
function follower(next: ReadonlyMap<string, Next>): (start: Next) => Omit<Redirect, "from"> | null {
  const ends = new Map<string, End | null>();
  const endOf = (start: string): End | null => {
    const chain = new Map<string, Next>();
    let path = start;
    while (isOwn(path)) {
      path = withSlash(path);
      const target = next.get(path);
      if (chain.has(path) || ends.has(path) || target === undefined) break;
      chain.set(path, target);
      path = split(target.to)[0];
    }
    let end = chain.has(path)
      ? null
      : (ends.get(path) ?? (ends.has(path) ? null : {path, rest: "", temporary: undefined}));
    for (const [passed, {to, status}] of [...chain].toReversed()) {
      if (end)
        end = {
          path: end.path,
          rest: end.rest || split(to)[1],
          temporary: isTemporary(status) ? status : end.temporary,
        };
      ends.set(passed, end);
    }
    return end;
  };
  return ({to, status}) => {
    const [path, rest] = split(to);
    const end = endOf(path);
    if (end === null) return null;
    const whole = isTemporary(status) ? status : (end.temporary ?? status);
    return {to: end.path + (end.rest || rest), ...(whole === undefined ? {} : {status: whole})};
  };
}

const isTemporary = (status: Redirect["status"]): boolean => status === 302 || status === 307;

/** Splits a link into its path and the rest (query and fragment). */
function split(link: string): [path: string, rest: string] {
  const at = link.search(/[?#]/);
  return at < 0 ? [link, ""] : [link.slice(0, at), link.slice(at)];
}

/** Maximum number of wildcard redirects that lead from one to the next. */
const MAX_HOPS = 10;

const isOwn = (path: string): boolean => path.startsWith("/") && !path.startsWith("//");

/** Returns the message and hint for a missing target. External targets and files are not checked. */
function missingTarget(
  target: string,
  siteMap: SiteMap,
  {byUrl}: Pick<Arrangement, "byUrl">,
  {idsOf, nearest}: {idsOf: ReturnType<typeof pageIds>; nearest: NearestFinder},
  hops = 0,
): {message: string; hint?: string; about: Subject} | undefined {
  const [path, rest] = split(target);
  if (!isOwn(path) || isFile(path)) return undefined;
  const url = decode(withSlash(path));
  const page = byUrl.get(url);
  if (!page) {
    if (url === "/" || siteMap.urls.get(url.toLowerCase()) === url) return undefined;
    const next = ofPattern(url, siteMap.redirects);
    if (next !== undefined && hops < MAX_HOPS)
      return missingTarget(next, siteMap, {byUrl}, {idsOf, nearest}, hops + 1);
    return {message: `there is no page ${url}`, ...meant(nearest(url)), about: {page: url}};
  }
  const id = decode(rest.replace(/^[^#]*#?/, ""));
  if (id === "") return undefined;
  const ids = idsOf(page);
  if (ids.has(id) || isProgram(page, id)) return undefined;
  const near = ids.nearest(id);
  const about = {id, ...(near === undefined ? {} : {near})};
  return {message: `there is no #${id} on ${url}`, ...meant(near, "#"), about};
}

const meant = (near: string | undefined, mark = ""): {hint?: string} =>
  near === undefined ? {} : {hint: `Did you mean ${mark}${near}?`};

import {compareDiagnostics, diagnostic} from "#cli/report/diagnostic.ts";
import {nearestFinder} from "#cli/report/nearest-of-many.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {type NewPage, type NewSite, normalizedRule} from "./new-site.ts";
import {plainText} from "./old-document.ts";
import type {OldPage, OldRedirect, OldSite} from "./old-site.ts";
import {Suggestions} from "./suggest.ts";

/** Link to the old site that would break. */
export interface Break {
  finding: Diagnostic;
  /** Redirect that fixes it; absent if none is certain, or if an id is missing. */
  redirect?: {from: string; to: string};
}

/** Result of a comparison: broken links, and the number of ids checked. */
export interface Comparison {
  breaks: Break[];
  ids: number;
}

/** Looks up every page, id, redirect and host rule of the old site in the new one. */
export function findBreaks(old: OldSite, site: NewSite): Comparison {
  const suggestions = new Suggestions(site.pages.values());
  const breaks: Break[] = old.diagnostics.map(finding => ({finding}));
  let ids = 0;
  for (const page of old.pages) {
    const found = site.find(page.path);
    if (found === null || found.needsHost) breaks.push(brokenPage(page, found?.page ?? null, suggestions));
    if (!found?.page || found.page.isPrintable) continue;
    ids += page.targets.length;
    append(breaks, brokenIds(page, found.page));
  }
  const redirects = new Map(old.redirects.map(redirect => [redirect.from, redirect]));
  const pages = new Map(old.pages.map(page => [withoutSlash(page.path), page]));
  const isNowAt = (path: string): string | undefined => {
    const suggestion = suggestions.suggest(pages.get(withoutSlash(path)) ?? {path, title: "", targets: []});
    return suggestion?.isSure ? suggestion.url : undefined;
  };
  for (const redirect of redirects.values()) {
    const found = site.find(redirect.from);
    if (found === null || found.needsHost)
      breaks.push(brokenRedirect(redirect, found?.page ?? null, redirects, site, isNowAt));
  }
  for (const {text, place} of old.rules)
    if (!site.hostRules.has(normalizedRule(text)))
      breaks.push({
        finding: diagnostic("compare-rule", `the rule “${text}” is not in the new _redirects`, place),
      });
  return {breaks: breaks.sort((a, b) => compareDiagnostics(a.finding, b.finding)), ids};
}

function brokenPage({path, title, targets, place}: OldPage, page: NewPage | null, all: Suggestions): Break {
  if (page) return needsHost(path, page.url, place);
  const suggestion = all.suggest({path, title, targets});
  const message = `${path} does not exist in the new site`;
  if (!suggestion) return {finding: diagnostic("compare-page", message, place)};
  const {url, isSure} = suggestion;
  const hint = isSure ? `Redirect it to ${url}.` : `Did you mean ${url}?`;
  return {
    finding: diagnostic("compare-page", message, {...place, hint}),
    ...(isSure && {redirect: {from: path, to: url}}),
  };
}

const needsHost = (path: string, url: string, place: OldPage["place"]): Break => ({
  finding: diagnostic("compare-html", `the URL of ${path} in the new site is ${url}`, place),
  redirect: {from: path, to: url},
});

function* brokenIds({path, targets, place}: OldPage, page: NewPage): Iterable<Break> {
  const upper = new Set(page.headings.map(({id}) => id));
  const missing = targets.filter(({id}) => id !== "top" && !upper.has(id) && !page.readIds().has(id));
  if (missing.length === 0) return;
  const similar = nearestFinder(page.readIds());
  const byTitle = new Map(page.headings.toReversed().map(heading => [plainText(heading.title), heading]));
  for (const {id, text, isLinked} of missing) {
    const same = text === "" ? undefined : byTitle.get(text);
    const now = same?.id ?? similar(id);
    const hint = same
      ? `The heading now has the id ${now}. Keep the old one with {#${id}}.`
      : `Did you mean #${now}?`;
    const message = `${path}#${id} has no target on ${page.url}`;
    yield {
      finding: diagnostic(
        isLinked ? "compare-anchor" : "compare-id",
        message,
        now === undefined ? place : {...place, hint},
      ),
    };
  }
}

function brokenRedirect(
  {from, to, place}: OldRedirect,
  page: NewPage | null,
  redirects: ReadonlyMap<string, OldRedirect>,
  site: NewSite,
  isNowAt: (path: string) => string | undefined,
): Break {
  if (page) return needsHost(from, page.url, place);
  const message = `the redirect from ${from} to ${to} does not exist in the new site`;
  const end = newTarget(to, redirects, site, isNowAt);
  return end === undefined
    ? {finding: diagnostic("compare-redirect", message, place)}
    : {
        finding: diagnostic("compare-redirect", message, {...place, hint: `Redirect it to ${end}.`}),
        redirect: {from, to: end},
      };
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");

/** Maximum number of redirects that a browser follows (Fetch, HTTP-redirect fetch). */
const MAX_REDIRECTS = 20;

/**
 * Returns the new location of a redirect's target, following further redirects.
 *
 * @param isNowAt - the new URL of an old path, if it is certain
 */
function newTarget(
  to: string,
  redirects: ReadonlyMap<string, OldRedirect>,
  site: NewSite,
  isNowAt: (path: string) => string | undefined,
): string | undefined {
  const seen = new Set<string>();
  for (let target = to; target.startsWith("/") && !seen.has(target) && seen.size < MAX_REDIRECTS; ) {
    seen.add(target);
    const [, path = "", fragment = ""] = /^([^#]*)(#?.*)$/s.exec(target) ?? [];
    const found = site.find(path);
    if (found) return found.page ? found.page.url + fragment : target;
    const next = redirects.get(path)?.to;
    if (next === undefined) {
      const url = isNowAt(path);
      return url === undefined ? undefined : url + fragment;
    }
    target = next;
    if (!target.startsWith("/")) return target;
  }
  return to.startsWith("/") ? undefined : to;
}

import {posix} from "node:path";
import {type NearestFinder, nearestFinder} from "#cli/report/nearest-of-many.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {fromEdition} from "#schemas/rules/between-editions.ts";
import {candidates} from "./candidates.ts";
import {type LinkNames, urlOf} from "./find-path.ts";
import {encode} from "./link-target.ts";
import {matchesPattern} from "./matches-pattern.ts";
import {isRooted} from "./other-editions.ts";
import {repositoryFile} from "./repository-file.ts";
import type {LinkOrigin, ResolvedLink} from "./resolved-link.ts";

/** Files for programs that every site has. */
const MADE = /^\/(?:llms(?:-full)?\.txt|robots\.txt)$/;

/** A path that exists once, at the root of the whole site, as an edition of it names it. */
const ofSite = (written: string, {edition}: LinkNames): string =>
  edition && edition.self !== "" && !MADE.test(written) && isRooted(written, edition)
    ? fromEdition(edition.self, written)
    : written;

/** A link to no page of the site: out of it, to a file of the repository, to what is known to exist outside the content, or broken (`link-page`, with the nearest url). */
export function missingPage(written: string, from: LinkOrigin, names: LinkNames, tail: string): ResolvedLink {
  const above = aboveRoot(written, from, names);
  if (above !== null) return {href: encode(above) + tail, url: null, fragment: null};
  const path = candidates(written, from, names)[0] as string;
  const url =
    /\.[a-z0-9]{1,5}$/i.test(path) && !/\.(?:mdx?|html?)$/i.test(path)
      ? `/${path}`
      : urlOf(path.replace(/\.mdx?$/i, ""));
  if (written.startsWith("/") && (matchesPattern(written, names.known) || MADE.test(written)))
    return {href: encode(ofSite(written, names)) + tail, url: null, fragment: null};
  const {link, ...disk} = repositoryFile(written, from, names, tail);
  if (link) return link;
  const beyond = beyondSite(written, from, names);
  if (beyond !== null)
    return {href: encode(beyond.path) + tail, url: null, fragment: null, ...disk, problem: beyond.problem};
  const beside = besideSite(written, names);
  if (beside !== null) return {href: encode(beside) + tail, url: null, fragment: null};
  const near = nearestUrl(names.siteMap.urls)(url, from.url);
  return {
    href: encode(url) + tail,
    url: null,
    fragment: null,
    ...disk,
    problem: {
      code: "link-page",
      message: `there is no page \`${url}\``,
      ...(near === undefined ? {} : {hint: `Did you mean ${near}?`}),
    },
  };
}

/**
 * Path of a link from the root that leaves the site, as seen from its root: outside of the base, where the tool writes links
 * with it, or of the prefix that all pages have. Null for others.
 */
function besideSite(written: string, {base, edition, dialect, folders = []}: LinkNames): string | null {
  if (!written.startsWith("/")) return null;
  const isOutside = dialect?.links.fromHost && base !== undefined && !`${written}/`.startsWith(base);
  if (isOutside) return fromEdition([base.slice(1, -1), edition?.self].filter(Boolean).join("/"), written);
  const hasPrefix = folders.length > 0 && folders.every(({prefix}) => prefix !== "");
  const isBeside = hasPrefix && folders.every(({prefix}) => !`${written}/`.startsWith(`/${prefix}`));
  return isBeside ? fromEdition(edition?.self ?? "", written) : null;
}

/** Returns the URL that a finding misses; null for findings of other kinds. */
export const missingUrl = ({code, message}: Pick<Diagnostic, "code" | "message">): string | null =>
  code === "link-page" || code === "redirect-target"
    ? (/^there is no page `?(\/[^`]*)`?$/.exec(message)?.[1] ?? null)
    : null;

/** Where a link leads that climbs out of the site, as seen from its root; null for others, and for files of pages. */
function aboveRoot(written: string, {contentPath}: LinkOrigin, {dialect}: LinkNames): string | null {
  if (!dialect?.links.outside || written.startsWith("/") || /\.mdx?$/i.test(written)) return null;
  return dialect.links.outside(posix.join(posix.dirname(contentPath), written));
}

/**
 * A link to a page that climbs out of the content folder, and its problem, if nothing tells whether the page exists: books
 * beside each other link like this, and without a repository what surrounds the folder is unknown. Null for others.
 */
function beyondSite(
  written: string,
  {contentPath, external}: LinkOrigin,
  {codeHost, dialect}: LinkNames,
): {path: string; problem: NonNullable<ResolvedLink["problem"]>} | null {
  if (written.startsWith("/") || external || (codeHost && !dialect?.links.outside)) return null;
  const path = posix.join(posix.dirname(contentPath), written);
  if (!path.startsWith("../")) return null;
  const problem = {
    code: "link-unverified" as const,
    message: `\`${written}\` is outside of the content folder and may be part of another site`,
    hint: "If another site has these pages, write their whole addresses.",
  };
  return {path: `/${path.replace(/\.mdx?$/i, ".html")}`, problem};
}

const finders = new WeakMap<object, NearestFinder>();

/** Finds the url that was meant; prepared once for all links of a site. */
function nearestUrl(urls: ReadonlyMap<string, string>): NearestFinder {
  let finder = finders.get(urls);
  if (!finder) {
    finder = nearestFinder(urls.values());
    finders.set(urls, finder);
  }
  return finder;
}

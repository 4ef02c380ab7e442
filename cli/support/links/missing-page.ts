import {existsSync} from "node:fs";
import {join, posix} from "node:path";
import {type NearestFinder, nearestFinder} from "#cli/report/nearest-of-many.ts";
import {fromEdition} from "#schemas/rules/between-editions.ts";
import {pathWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {candidates} from "./candidates.ts";
import {type LinkNames, urlOf} from "./find-path.ts";
import {encode} from "./link-target.ts";
import {matchesPattern} from "./matches-pattern.ts";
import {isRooted} from "./other-editions.ts";
import {folderOf, repositoryFile, servedFile} from "./repository-file.ts";
import type {LinkOrigin, ResolvedLink} from "./resolved-link.ts";

/** Generated files that every site has. */
const MADE = /^\/(?:llms(?:-full)?\.txt|robots\.txt)$/;

/** Matches files that are generated for programs: feeds and sitemaps. */
const MACHINE = /\/(?:rss|feed|atom|index|sitemap(?:[-_]index|-\d+)?)\.(?:xml|json|rss|atom)$/i;

/** Converts a link to a file that exists once per site, at its root, as seen from an edition. */
const ofSite = (written: string, {edition}: LinkNames): string =>
  edition && edition.self !== "" && !MADE.test(written) && isRooted(written, edition)
    ? fromEdition(edition.self, written)
    : written;

/**
 * Resolves a link that matches no page: it leads out of the site, to a file of the repository, to a URL known
 * to exist outside the content, or is broken (`link-page`, with the nearest URL).
 */
export function missingPage(written: string, from: LinkOrigin, names: LinkNames, tail: string): ResolvedLink {
  const above = aboveRoot(written, from, names);
  if (above !== null) return {href: encode(above) + tail, url: null, fragment: null};
  const path = candidates(written, from, names)[0] ?? "";
  const url =
    /\.[a-z0-9]{1,5}$/i.test(path) && !/\.(?:mdx?|html?)$/i.test(path)
      ? `/${path}`
      : urlOf(path.replace(/\.mdx?$/i, ""));
  if (written.startsWith("/") && (matchesPattern(written, names.known) || MADE.test(written)))
    return {href: encode(ofSite(written, names)) + tail, url: null, fragment: null};
  if (!written.startsWith("/") && matchesPattern(url, names.known))
    return {href: encode(url) + tail, url: null, fragment: null};
  const served = servedFile(written, from, names);
  if (served) return {...served, href: encode(served.href) + tail};
  const {link, ...disk} = repositoryFile(written, from, names, tail);
  if (link) return link;
  const beyond = beyondSite(written, from, names);
  if (beyond !== null)
    return {
      href: encode(beyond.path) + tail,
      url: null,
      fragment: null,
      ...disk,
      ...(beyond.disk === undefined ? {} : {disk: beyond.disk}),
      problem: beyond.problem,
    };
  const beside = besideSite(written, names) ?? besidePages(written, names);
  if (beside !== null) return {...beside, href: encode(beside.href) + tail, url: null, fragment: null};
  if (MACHINE.test(url) || names.dialect?.links.generated?.test(url)) {
    const message = `there is no file \`${url}\`, but a program may generate it`;
    const hint = MACHINE.test(url)
      ? "Link to the feed or sitemap of this site, or add the URL to `known`."
      : "Run the program before the build, or add the URL to `known`.";
    const problem = {code: "link-unverified" as const, message, hint};
    return {href: encode(url) + tail, url: null, fragment: null, ...disk, problem};
  }
  const near = suggestion(url, from.url, names);
  return {
    href: encode(url) + tail,
    url: null,
    fragment: null,
    ...disk,
    problem: {
      code: "link-page",
      message: `there is no page \`${url}\``,
      about: {page: url},
      ...(near === undefined ? {} : {hint: `Did you mean ${near}?`}),
    },
  };
}

/** Returns the index of a folder under another name (`/guide/README/`), else the most similar URL outside the folder. */
function suggestion(
  url: string,
  own: string,
  {siteMap: {urls}, folders = []}: LinkNames,
): string | undefined {
  const prefixed = folders.map(({prefix}) => urls.get(`/${prefix}${url.slice(1)}`.toLowerCase()));
  const below = prefixed.find(found => found !== undefined);
  if (below !== undefined) return below;
  const index = ["index", "readme"].map(name => urls.get(`${url}${name}/`.toLowerCase())).find(Boolean);
  if (index !== undefined) return index;
  const near = nearestUrl(urls)(url, own);
  return near?.toLowerCase().startsWith(url.toLowerCase()) ? undefined : near;
}

/**
 * Returns the target of a root-relative link that leaves the site, relative to the site root: one outside the base, if the
 * tool's links include it. Returns `null` for other links.
 */
function besideSite(written: string, {base, edition, dialect}: LinkNames): {href: string} | null {
  if (!written.startsWith("/") || !dialect?.links.fromHost || base === undefined) return null;
  if (`${written}/`.startsWith(base)) return null;
  return {href: fromEdition([base.slice(1, -1), edition?.self].filter(Boolean).join("/"), written)};
}

/**
 * Returns the target and problem of a root-relative link outside the prefixes of all pages, where another program may serve
 * something. Returns `null` for other links, and for a page whose prefix is missing in the link.
 */
function besidePages(
  written: string,
  {edition, folders = [], siteMap}: LinkNames,
): Pick<ResolvedLink, "href" | "problem"> | null {
  const hasPrefix = folders.length > 0 && folders.every(({prefix}) => prefix !== "");
  if (!hasPrefix || !written.startsWith("/")) return null;
  if (folders.some(({prefix}) => `${written}/`.startsWith(`/${prefix}`))) return null;
  const url = urlOf(written.slice(1).replace(/\.mdx?$/i, "")).toLowerCase();
  if (folders.some(({prefix}) => siteMap.urls.has(`/${prefix}${url.slice(1)}`))) return null;
  const names = [...new Set(folders.map(({prefix}) => `\`/${prefix}\``))].join(" and ");
  return {
    href: fromEdition(edition?.self ?? "", written),
    problem: {
      code: "link-unverified",
      message: `\`${written}\` leads to no page: all pages are below ${names}`,
      hint: "Correct the link. If the host serves something else there, add the URL to `known`.",
    },
  };
}

/**
 * Returns the target of a relative link that climbs out of the site, relative to the site root. Returns
 * `null` for other links and for page files.
 */
function aboveRoot(written: string, {contentPath}: LinkOrigin, {dialect}: LinkNames): string | null {
  if (!dialect?.links.outside || written.startsWith("/") || /\.mdx?$/i.test(written)) return null;
  return dialect.links.outside(posix.join(posix.dirname(contentPath), written));
}

/**
 * Returns the target and problem of a page link that climbs out of the content folder and can't be verified:
 * sibling books link like this, and without a repository the surroundings are unknown. Returns `null` for
 * other links.
 */
function beyondSite(
  written: string,
  from: LinkOrigin,
  names: LinkNames,
): {path: string; disk?: string; problem: NonNullable<ResolvedLink["problem"]>} | null {
  const {contentPath, external} = from;
  const {codeHost, dialect} = names;
  if (written.startsWith("/") || external || (codeHost && !dialect?.links.outside)) return null;
  const path = posix.join(posix.dirname(contentPath), written);
  if (!path.startsWith("../")) return null;
  const disk = inProject(written, from, names);
  const isSibling = dialect?.links.outside !== undefined;
  const isMissing = !isSibling && disk !== undefined && !existsSync(join(names.root as string, disk));
  const problem = {
    code: "link-unverified" as const,
    message: isMissing
      ? `\`${written}\` is outside the content folder, and the project has no file \`${disk}\``
      : `\`${written}\` is outside the content folder and may be part of another site`,
    ...(isMissing ? {} : {about: {mayBeElsewhere: true}}),
    hint: isSibling
      ? "It leads beside the base of this site. Publish the other site there, or write full URLs."
      : isMissing
        ? "Correct the link. If this page is on another site, write its full URL."
        : "If these pages are on another site, write their full URLs.",
  };
  return {
    path: `/${path.replace(/\.mdx?$/i, ".html")}`,
    ...(disk === undefined ? {} : {disk}),
    problem,
  };
}

/** Returns the path of a linked file relative to the project root, if the project would contain it. */
function inProject(written: string, from: LinkOrigin, names: LinkNames): string | undefined {
  const {folder, prefix} = folderOf(from, names);
  const {root} = names;
  if (root === undefined || folder === "") return undefined;
  const file = join(folder, posix.dirname(from.contentPath.slice(prefix.length)), written);
  return pathWithin(root, file) === null ? undefined : relativePath(root, file);
}

const finders = new WeakMap<object, NearestFinder>();

/** Returns the finder for the most similar URL, created once per site. */
function nearestUrl(urls: ReadonlyMap<string, string>): NearestFinder {
  let finder = finders.get(urls);
  if (!finder) {
    finder = nearestFinder(urls.values());
    finders.set(urls, finder);
  }
  return finder;
}

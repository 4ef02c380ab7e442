import {posix, relative} from "node:path";
import {cleanTarget, isAllowedAddress, schemeOf} from "../../schemas/rules/addresses.ts";
import {fromEdition} from "../../schemas/rules/between-editions.ts";
import {decode} from "../../schemas/rules/percent-encoding.ts";
import type {EditionNames} from "../model/edition.ts";
import type {Code} from "../report/codes.ts";
import {type NearestFinder, nearestFinder} from "../report/nearest-of-many.ts";
import {withoutEdition} from "./edition-path.ts";
import {findPath, type LinkNames, urlOf} from "./find-path.ts";
import {encode, joinPath, splitTarget, type TargetParts} from "./link-target.ts";
import {matchesPattern} from "./matches-pattern.ts";

/** The page that holds a link. */
export interface LinkOrigin {
  contentPath: string;
  url: string;
  external: boolean;
}

/** A link made canonical. */
export interface ResolvedLink {
  /** For the `href` attribute, percent-encoded; empty where the link must not lead anywhere. */
  href: string;
  /** Url of the page it leads to, as the index has it; null within the page, to a file, and to other sites. */
  url: string | null;
  /** Percent-decoded, NFC; null where there is none. Only of links into this site. */
  fragment: string | null;
  /** Content path of the file it leads to, where that is no page. */
  file?: string;
  problem?: {code: Code; message: string; hint?: string};
}

/**
 * Makes a link canonical: relative links to files and urls, `/index` forms, missing final slashes, percent-encoding,
 * absolute links to own hosts, and redirects all become the root-relative url of the page, query and fragment kept.
 * Problems: `link-page` (with the nearest url), `link-case` (with the right spelling), `link-scheme`. Whether the
 * fragment exists is judged later, against the ids that the target renders.
 */
export function resolveLink(target: string, from: LinkOrigin, names: LinkNames): ResolvedLink {
  const clean = cleanTarget(target);
  if (isTemplate(clean)) return {href: "", url: null, fragment: null, problem: templateProblem(clean)};
  const scheme = schemeOf(clean);
  if (scheme !== null) {
    const own = scheme === "http" || scheme === "https" ? ownPath(clean, names.ownHosts) : null;
    if (own !== null) return resolveParts(splitTarget(own), from, names);
    if (isAllowedAddress(clean)) return {href: clean, url: null, fragment: null};
    const message = `links of the scheme \`${scheme}:\` are not allowed`;
    return {href: "", url: null, fragment: null, problem: {code: "link-scheme", message}};
  }
  // Browsers read a backslash as a slash here, so `/\host` leaves the site.
  if (/^[\\/]{2}/.test(clean)) {
    const absolute = `https:${clean.replaceAll("\\", "/")}`;
    const own = ownPath(absolute, names.ownHosts);
    return own === null
      ? {href: absolute, url: null, fragment: null}
      : resolveParts(splitTarget(own), from, names);
  }
  // An empty fragment is the top of the page (HTML, "select the indicated part").
  if (clean === "#") return {href: "#", url: null, fragment: null};
  return resolveParts(splitTarget(clean), from, names);
}

/** Whether an address holds a value that another program fills in (`{{ page.url }}`, `{% link x %}`). */
export const isTemplate = (address: string): boolean => /\{\{[^{}]*\}\}|\{%[^{}]*%\}/.test(decode(address));

/** What is said of such an address. */
export const templateProblem = (address: string): {code: Code; message: string} => ({
  code: "mdx-expression",
  message: `\`${decode(address)}\` holds a value that another program fills in`,
});

/** Path, query and fragment of an absolute address below one of the own hosts and the path of the site on it, else null. */
export function ownPath(address: string, ownHosts: readonly string[]): string | null {
  const match = /^https?:[\\/]{2}([^\\/?#]+)([\s\S]*)$/i.exec(address);
  if (!match) return null;
  const below = (match[1] as string).toLowerCase() + (match[2] as string);
  const own = ownHosts.find(host => below.startsWith(host) && /^(?:[/?#]|$)/.test(below.slice(host.length)));
  if (own === undefined) return null;
  const rest = below.slice(own.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function resolveParts(parts: TargetParts, from: LinkOrigin, names: LinkNames): ResolvedLink {
  const {query, fragment} = parts;
  const tail = query + (fragment === null ? "" : `#${encode(fragment)}`);
  if (parts.path === "") {
    const url = query === "" ? null : from.url;
    return {href: url === null ? tail : encode(url) + tail, url, fragment};
  }
  const written = decode(parts.path).replaceAll("\\", "/");
  const found = candidates(written, from, names).map(path => findPath(path, names));
  const hit = found.find(result => result?.exact) ?? found.find(Boolean);
  if (!hit)
    return (
      otherVersion(written, from, names, tail) ??
      otherEdition(written, from, names, tail) ??
      missing(written, from, names, tail)
    );
  // Translated headings have other ids: such a link was written for the page in the default language.
  if (fragment !== null && hit.url !== null && names.edition?.unlocalized && isRooted(written, names.edition))
    return {href: encode(fromEdition(names.edition.self, hit.href)) + tail, url: null, fragment: null};
  const hash = fragment ?? hit.fragment;
  const result: ResolvedLink = {
    href: encode(hit.href) + query + (hash === null ? "" : `#${encode(hash)}`),
    url: hit.url,
    fragment: hit.url === null ? null : hash,
  };
  if (hit.absolute) return {...result, href: hit.absolute};
  if (hit.file !== undefined) result.file = hit.file;
  if (!hit.exact) {
    const message = `\`${parts.path}\` differs from \`${hit.spelling}\` in case`;
    result.problem = {code: "link-case", message, hint: `Write \`${rightSpelling(written, hit.spelling)}\`.`};
  }
  return result;
}

/** Whether a link starts at the root of the site and names no language or version. */
const isRooted = (written: string, edition: EditionNames): boolean =>
  written.startsWith("/") && withoutEdition(written, edition) === written;

/** Paths below the content folder, without leading slash, that a target may mean; the most likely first. */
function candidates(written: string, from: LinkOrigin, names: LinkNames): string[] {
  const {content, edition} = names;
  const isFile = /\.mdx?$/i.test(written) && !/^\.\.?\//.test(written);
  const rooted = isFile ? [joinPath(layerOf(from, names).prefix, written.replace(/^\//, ""))] : [];
  if (written.startsWith("/")) {
    const within = withoutEdition(written, edition);
    if (within !== written) return [joinPath("", within)];
    const prefix = `/${content?.split(/[\\/]/).at(-1)}/`;
    const bare = content !== undefined && written.startsWith(prefix) ? [written.slice(prefix.length)] : [];
    if (names.base && written.startsWith(names.base)) bare.push(written.slice(names.base.length));
    return [...new Set([...[written, ...bare].map(path => joinPath("", path)), ...rooted])];
  }
  const folder = from.contentPath.split("/").slice(0, -1).join("/");
  const byFile = joinPath(folder, written);
  const byUrl = joinPath(from.url, written);
  // As browsers read it where the tool's urls have no slash at their end.
  const besideUrl = joinPath(from.url.replace(/(?<![^/])[^/]+\/$/, ""), written);
  const near = [byFile, byUrl, besideUrl];
  return [...new Set(names.dialect?.urls.rooted ? [...rooted, ...near] : near)];
}

/** The folder that a page is in. */
const layerOf = ({contentPath}: LinkOrigin, {folders = []}: LinkNames): {folder: string; prefix: string} =>
  folders
    .filter(({prefix}) => contentPath.startsWith(prefix))
    .reduce((best, each) => (each.prefix.length > best.prefix.length ? each : best), {
      folder: "",
      prefix: "",
    });

/** A link to a file among the pages of another version, which leads to the url that its path stands for. */
function otherVersion(
  written: string,
  from: LinkOrigin,
  names: LinkNames,
  tail: string,
): ResolvedLink | null {
  const {edition, root = ""} = names;
  const {folder, prefix} = layerOf(from, names);
  if (!edition?.sources || !/\.mdx?$/i.test(written) || folder === "") return null;
  const file = posix.normalize(
    posix.join(toPosix(relative(root, folder)), from.contentPath.slice(prefix.length), "..", written),
  );
  const source = edition.sources.find(each => file.startsWith(`${each.folder}/`));
  if (!source || source.path === edition.self) return null;
  const below = urlOf(file.slice(source.folder.length + 1).replace(/\.mdx?$/i, "")).slice(1);
  const at = [source.path, source.prefix].filter(Boolean).join("/");
  const href = fromEdition(edition.self, `/${at === "" ? "" : `${at}/`}${below}`);
  return {href: encode(href) + tail, url: null, fragment: null};
}

const toPosix = (path: string): string => path.replaceAll("\\", "/");

/** A link to a page of another language or version, which is known to exist no more than one of another site. */
function otherEdition(
  written: string,
  from: LinkOrigin,
  names: LinkNames,
  tail: string,
): ResolvedLink | null {
  if (!names.edition) return null;
  const path = candidates(written, from, names)[0] as string;
  const {self, others} = names.edition;
  const fromRoot = isRooted(written, names.edition);
  const other = others.find(one => (one === "" ? fromRoot : path === one || path.startsWith(`${one}/`)));
  if (other === undefined) return null;
  return {
    href: encode(fromEdition(self, urlOf(path.replace(/\.mdx?$/i, "")))) + tail,
    url: null,
    fragment: null,
  };
}

/** Files for programs that every site has. */
const MADE = /^\/(?:llms(?:-full)?\.txt|robots\.txt)$/;

/** A path that exists once, at the root of the whole site, as an edition of it names it. */
const ofSite = (written: string, {edition}: LinkNames): string =>
  edition && edition.self !== "" && !MADE.test(written) && isRooted(written, edition)
    ? fromEdition(edition.self, written)
    : written;

function missing(written: string, from: LinkOrigin, names: LinkNames, tail: string): ResolvedLink {
  const above = aboveRoot(written, from, names);
  if (above !== null) return {href: encode(above) + tail, url: null, fragment: null};
  const path = candidates(written, from, names)[0] as string;
  const url =
    /\.[a-z0-9]{1,5}$/i.test(path) && !/\.(?:mdx?|html?)$/i.test(path)
      ? `/${path}`
      : urlOf(path.replace(/\.mdx?$/i, ""));
  if (written.startsWith("/") && (matchesPattern(written, names.known) || MADE.test(written)))
    return {href: encode(ofSite(written, names)) + tail, url: null, fragment: null};
  const near = nearestUrl(names.siteMap.urls)(url, from.url);
  return {
    href: encode(url) + tail,
    url: null,
    fragment: null,
    problem: {
      code: "link-page",
      message: `there is no page \`${url}\``,
      ...(near === undefined ? {} : {hint: `Did you mean ${near}?`}),
    },
  };
}

/** Where a link leads that climbs out of the site, as seen from its root; null for others, and for files of pages. */
function aboveRoot(written: string, {contentPath}: LinkOrigin, {dialect}: LinkNames): string | null {
  if (!dialect?.urls.leaves || written.startsWith("/") || /\.mdx?$/i.test(written)) return null;
  const path = posix.join(posix.dirname(contentPath), written);
  return path.startsWith("../") ? `/${path}` : null;
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

/** The written path with the case of the true one: `./Web.md` → `./web.md`. */
function rightSpelling(written: string, spelling: string): string {
  const bare = spelling.replace(/\/$/, "");
  const lower = written.toLowerCase().replace(/\/$/, "");
  for (let length = Math.min(bare.length, lower.length); length > 0; length--) {
    const end = bare.slice(-length);
    if (lower.endsWith(end.toLowerCase()))
      return written.slice(0, lower.length - length) + end + (written.endsWith("/") ? "/" : "");
  }
  return spelling;
}

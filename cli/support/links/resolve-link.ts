import {cleanTarget, isAllowedAddress, schemeOf} from "#schemas/rules/addresses.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {candidates} from "./candidates.ts";
import {findPath, type LinkNames} from "./find-path.ts";
import {encode, splitTarget, type TargetParts} from "./link-target.ts";
import {matchesPattern} from "./matches-pattern.ts";
import {missingPage} from "./missing-page.ts";
import {inRoot, otherEdition, otherVersion} from "./other-editions.ts";
import {ownPath} from "./own-path.ts";
import type {LinkOrigin, ResolvedLink} from "./resolved-link.ts";
import {fillAddress} from "./template-address.ts";

/** Matches no-op scripts that samples use as link targets on purpose. */
const NOWHERE = /^javascript:(?:void\(?0?\)?)?;?$/i;

/** Matches `pathname:///path`: a path of the same host that belongs to another site, which is not checked. */
const OTHER_SITE = /^pathname:\/\/(?=\/)/i;

/**
 * Makes a link canonical. Relative links to files and URLs, `/index` forms, missing trailing slashes,
 * percent-encoding, absolute links to own hosts, and redirects all become the page's root-relative URL, with
 * query and fragment preserved. Placeholders are replaced with variables from the config.
 *
 * Problems: `link-placeholder`, `link-page` (with the nearest URL), `link-case` (with the correct spelling),
 * `link-scheme`. Absolute links name paths of the whole site, so those without the path of an edition lead to the edition
 * at the root. The fragment is checked later, against the ids of the rendered target.
 */
export function resolveLink(target: string, from: LinkOrigin, names: LinkNames): ResolvedLink {
  const filled = fillAddress(cleanTarget(target), names.dialectSettings?.variables);
  if ("problem" in filled) return {href: "", url: null, fragment: null, problem: filled.problem};
  const clean = cleanTarget(filled.address);
  const scheme = schemeOf(clean);
  if (scheme !== null) {
    const own = scheme === "http" || scheme === "https" ? ownPath(clean, names.ownHosts) : null;
    if (own !== null) return resolveParts(splitTarget(own), from, names, true);
    if (isAllowedAddress(clean)) return {href: clean, url: null, fragment: null};
    if (NOWHERE.test(clean.replace(/\s+/g, ""))) return {href: "", url: null, fragment: null};
    const other = otherSite(clean);
    if (other !== null) return {href: other, url: null, fragment: null};
    const message = `links with the scheme \`${scheme}:\` are not allowed`;
    return {href: "", url: null, fragment: null, problem: {code: "link-scheme", message}};
  }
  // Browsers treat a backslash as a slash here, so `/\host` leaves the site.
  if (/^[\\/]{2}/.test(clean)) {
    const absolute = `https:${clean.replaceAll("\\", "/")}`;
    const own = ownPath(absolute, names.ownHosts);
    return own === null
      ? {href: absolute, url: null, fragment: null}
      : resolveParts(splitTarget(own), from, names, true);
  }
  // An empty fragment refers to the top of the page (HTML, "select the indicated part").
  if (clean === "#") return {href: "#", url: null, fragment: null};
  return resolveParts(splitTarget(clean), from, names);
}

/** Returns the path, query and fragment of a link to another site on the same host, or `null` for any other link. */
function otherSite(target: string): string | null {
  if (!OTHER_SITE.test(target)) return null;
  const {pathname, search, hash} = new URL(target.replace(OTHER_SITE, "http://host"));
  // Two slashes would start the name of another host.
  return pathname.startsWith("//") ? null : pathname + search + hash;
}

/** @param isAbsolute whether the path is from an absolute URL */
function resolveParts(
  parts: TargetParts,
  from: LinkOrigin,
  names: LinkNames,
  isAbsolute = false,
): ResolvedLink {
  const {query, fragment} = parts;
  const tail = query + (fragment === null ? "" : `#${encode(fragment)}`);
  if (parts.path === "") {
    const url = query === "" ? null : from.url;
    return {href: url === null ? tail : encode(url) + tail, url, fragment};
  }
  const written = decode(parts.path).replaceAll("\\", "/");
  const found = candidates(written, from, names).map(path => findPath(path, names));
  const hit = found.find(result => result?.exact) ?? found.find(Boolean);
  // A URL known to exist takes precedence over a page or file whose name differs in case.
  if (!hit || (!hit.exact && written.startsWith("/") && matchesPattern(written, names.known)))
    return (
      otherVersion(written, from, names, tail) ??
      otherEdition(written, from, names, tail) ??
      missingPage(written, from, names, tail)
    );
  const hash = fragment ?? hit.fragment;
  const root = hit.url === null ? undefined : inRoot(hit.href, written, fragment, names, isAbsolute);
  const url = root === undefined ? hit.url : null;
  const result: ResolvedLink = {
    href: encode(root ?? hit.href) + query + (hash === null ? "" : `#${encode(hash)}`),
    url,
    fragment: url === null ? null : hash,
  };
  if (hit.absolute) return {...result, href: hit.absolute};
  if (hit.file !== undefined) result.file = hit.file;
  if (!hit.exact) {
    const message = `\`${parts.path}\` differs from \`${hit.spelling}\` in case`;
    result.problem = {code: "link-case", message, hint: `Write \`${rightSpelling(written, hit.spelling)}\`.`};
  }
  return result;
}

/** Corrects the case of a written path: `./Web.md` → `./web.md`. */
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

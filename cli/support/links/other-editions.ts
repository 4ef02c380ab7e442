import {posix} from "node:path";
import type {EditionNames} from "#core/model/edition.ts";
import {fromEdition} from "#schemas/rules/between-editions.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {candidates, layerOf} from "./candidates.ts";
import {withoutEdition} from "./edition-path.ts";
import {type LinkNames, urlOf} from "./find-path.ts";
import {encode} from "./link-target.ts";
import type {LinkOrigin, ResolvedLink} from "./resolved-link.ts";

/** Reports whether a link is root-relative and names no language or version. */
export const isRooted = (written: string, edition: EditionNames): boolean =>
  written.startsWith("/") && withoutEdition(written, edition) === written;

/**
 * Returns the URL of a page in the edition at the root of the site, as seen from this edition, or `undefined` if a link
 * leads to the page of this edition. Like an external link, its target is not verified.
 */
export function inRoot(
  href: string,
  written: string,
  fragment: string | null,
  {edition, dialect}: LinkNames,
  isAbsolute: boolean,
): string | undefined {
  if (!edition || edition.self === "" || !isRooted(written, edition)) return undefined;
  const hasRoot = edition.isTranslation || edition.others.includes("");
  if (isAbsolute && hasRoot) return fromEdition(edition.self, href);
  return fragment !== null && edition.isTranslation
    ? dialect?.links.untranslated?.(href, edition)
    : undefined;
}

/** Resolves a link to a page file of another version to that page's URL. */
export function otherVersion(
  written: string,
  from: LinkOrigin,
  names: LinkNames,
  tail: string,
): ResolvedLink | null {
  const {edition, root = ""} = names;
  const {folder, prefix} = layerOf(from, names);
  if (!edition?.sources || !/\.mdx?$/i.test(written) || folder === "") return null;
  const file = posix.normalize(
    posix.join(relativePath(root, folder), from.contentPath.slice(prefix.length), "..", written),
  );
  const source = edition.sources.find(each => file.startsWith(`${each.folder}/`));
  if (!source || source.path === edition.self) return null;
  const below = urlOf(file.slice(source.folder.length + 1).replace(/\.mdx?$/i, "")).slice(1);
  const at = [source.path, source.prefix].filter(Boolean).join("/");
  const href = fromEdition(edition.self, `/${at === "" ? "" : `${at}/`}${below}`);
  return {href: encode(href) + tail, url: null, fragment: null};
}

/**
 * Resolves a link to a page of another language or version. Like an external link, its target is not
 * verified.
 */
export function otherEdition(
  written: string,
  from: LinkOrigin,
  names: LinkNames,
  tail: string,
): ResolvedLink | null {
  if (!names.edition) return null;
  const path = candidates(written, from, names)[0] ?? "";
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

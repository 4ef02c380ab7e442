import {isObject} from "#schemas/rules/is-object.ts";
import {isLanguageTag} from "#schemas/rules/language-tag.ts";
import {UNKNOWN} from "./evaluation.ts";

/** Returns a foreign config value if it is an object, or else an empty object. */
export const record = (value: unknown): Record<string, unknown> =>
  isObject(value) && !Array.isArray(value) ? value : {};

/** Returns a foreign config value if it is a list, or else an empty list. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns a foreign config value if it is a non-empty string without unknown parts, or else `undefined`. */
export const text = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" && !value.includes(UNKNOWN) ? value.trim() : undefined;

/** Returns the known start of a text, such as a URL to which the path of a page is appended. */
export const knownStart = (value: unknown): string | undefined =>
  typeof value === "string" ? text(value.split(UNKNOWN, 1)[0]) : undefined;

/** Returns a foreign config value if it is a language tag, with `pt_BR` as `pt-BR`, or else `undefined`. */
export function languageOf(value: unknown): string | undefined {
  const tag = text(value)?.replaceAll("_", "-");
  return tag !== undefined && isLanguageTag(tag) ? tag : undefined;
}

/** Package names that reveal nothing about the project. */
const ANY_PACKAGE = /^(?:docs?|documentation|website|site|web|www|root|monorepo|app|content)$/i;

/** Words at the start or end of names that reveal nothing about the project. */
const DOCS_WORD =
  /^(?:docs?|documentation|website)[-_](?=.)|(?<=.)[-_](?:docs?|documentation|website|site|monorepo)$/gi;

/** Returns a project's title from its package: the display name, or else the name without its scope. */
export function titleOf(manifest: Record<string, unknown>): string | undefined {
  const name = text(manifest.name)?.replace(/^@[^/]*\//, "");
  if (name === undefined || ANY_PACKAGE.test(name)) return text(manifest.displayName);
  return text(manifest.displayName) ?? name.replaceAll(DOCS_WORD, "");
}

/** Reports whether a URL leads to another site. */
export const isForeign = (address: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/** Converts a page name in a foreign config to a URL: `guide/`, `/guide/index.md` → `/guide/`. */
export function pageUrl(name: string): string {
  const path = name
    .replace(/[?#].*$/s, "")
    .replace(/\.(?:mdx?|html?)$/i, "")
    .replace(/(^|\/)(?:index|README)$/, "$1");
  return `/${path
    .split("/")
    .filter(part => part !== "" && part !== ".")
    .join("/")}/`.replace("//", "/");
}

/** Returns the URL of a page, including the fragment if the name has one. */
export const headingUrl = (name: string): string => pageUrl(name) + (/#[^?#]+$/.exec(name)?.[0] ?? "");

/** Extracts owner, name, branch and folder from an edit URL. */
export function repositoryOf(
  edit: string | undefined,
): {owner: string; name: string; branch: string; folder: string} | undefined {
  const match = /^https:\/\/github\.com\/([^/]+)\/([^/]+)\/(?:edit|blob|tree)\/([^/]+)\/?(.*)$/.exec(
    edit ?? "",
  );
  if (!match) return undefined;
  const [, owner = "", name = "", branch = "", rest = ""] = match;
  return {owner, name, branch, folder: rest.replace(/[:{$].*$/, "").replace(/(?<!\/)\/+$/, "")};
}

/**
 * Converts a path to a base with slashes at both ends. Returns `undefined` for the root and for anything that
 * is not a path.
 */
export function baseOf(value: unknown): string | undefined {
  const path = text(value)?.replace(/^\/+|(?<!\/)\/+$/g, "");
  return path && !isForeign(path) ? `/${path}/` : undefined;
}

/** Removes keys with the value `undefined` from an object. */
export const defined = <T extends object>(value: T): {[K in keyof T]: Exclude<T[K], undefined>} =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;

/** Creates a sidebar entry that links to another site, or none if it has no title. */
export const linkTo = (address: string, title: string | undefined): {link: string; title: string}[] =>
  title !== undefined && /^https?:\/\//.test(address) ? [{link: address, title}] : [];

import {isLanguageTag} from "#schemas/rules/language-tag.ts";
import {UNKNOWN} from "./evaluation.ts";

/** An object that a foreign config holds; empty where there is none. */
export const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** A list that a foreign config holds; empty where there is none. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A text that a foreign config holds; undefined where there is none, an empty one, or one with an unknown part. */
export const text = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" && !value.includes(UNKNOWN) ? value.trim() : undefined;

/** The same as far as it is known: an address to which the path of a page is added. */
export const knownStart = (value: unknown): string | undefined =>
  typeof value === "string" ? text(value.split(UNKNOWN, 1)[0]) : undefined;

/** A language tag that a foreign config holds, `pt_BR` as `pt-BR`; undefined for anything else. */
export function languageOf(value: unknown): string | undefined {
  const tag = text(value)?.replaceAll("_", "-");
  return tag !== undefined && isLanguageTag(tag) ? tag : undefined;
}

/** Names of packages that say nothing of what they are about. */
const ANY_PACKAGE = /^(?:docs?|documentation|website|site|web|www|root|monorepo|app|content)$/i;

/** Words of names that say nothing of the project, at their ends. */
const DOCS_WORD =
  /^(?:docs?|documentation|website) (?=.)|(?<=.) (?:docs?|documentation|website|site|monorepo)$/gi;

/** Title of a project by its package: the displayed name, else the name in words. */
export function titleOf(manifest: Record<string, unknown>): string | undefined {
  const name = text(manifest.name)?.replace(/^@[^/]*\//, "");
  if (name === undefined || ANY_PACKAGE.test(name)) return text(manifest.displayName);
  const words = name.replaceAll(/[-_]+/g, " ").replaceAll(DOCS_WORD, "").trim();
  return text(manifest.displayName) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether an address leads to another site. */
export const isForeign = (address: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/** The url of a page from how a foreign config names it: `guide/`, `/guide/index.md` → `/guide/`. */
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

/** Returns the URL of a page, with the fragment of a heading if the name has one. */
export const headingUrl = (name: string): string => pageUrl(name) + (/#[^?#]+$/.exec(name)?.[0] ?? "");

/** Owner, name, branch and folder from the address at which a page is edited. */
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

/** A path as a base: a slash at both ends. Undefined for the root and for what is not a path. */
export function baseOf(value: unknown): string | undefined {
  const path = text(value)?.replace(/^\/+|(?<!\/)\/+$/g, "");
  return path && !isForeign(path) ? `/${path}/` : undefined;
}

/** An object without the keys whose value is undefined. */
export const defined = <T extends object>(value: T): {[K in keyof T]: Exclude<T[K], undefined>} =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;

/** An entry of a sidebar that leads to another site; none where it has no title. */
export const linkTo = (address: string, title: string | undefined): {link: string; title: string}[] =>
  title !== undefined && /^https?:\/\//.test(address) ? [{link: address, title}] : [];

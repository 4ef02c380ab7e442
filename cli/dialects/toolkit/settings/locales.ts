import {existsSync, readdirSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {languageName} from "#cli/config/editions/language-names.ts";
import type {ConfigInput} from "#schemas/config.ts";
import {defined, languageOf, record, text} from "../static-config/values.ts";

type Locale = NonNullable<ConfigInput["locales"]>[number];

/** Language other than the default one, as configured in a tool. */
export interface ForeignLocale {
  /** Path on the site, which is often also the language tag. */
  key: string;
  lang?: unknown;
  label?: unknown;
  /** Absolute path of its folder; defaults to the subfolder of the content folder named by the key. */
  folder: string;
  /** Whether the folder is the default one. */
  isUsual: boolean;
  /** Whether another version is translated, so that the language exists without this folder. */
  hasOtherVersions?: boolean;
  /** Target of the tool's link to this language: another site, or a path. */
  link?: unknown;
  own?: Partial<Locale>;
}

/**
 * Returns the languages of a site, each once, or `undefined` if only the default one has pages. A second
 * folder for a language is part of the default language's content, so that its pages keep their URLs.
 */
export function localesOf(
  first: {lang: string; label?: unknown},
  others: readonly ForeignLocale[],
): ConfigInput["locales"] {
  const found = others.flatMap(
    ({key, lang: tag, label, folder, isUsual, hasOtherVersions, link, own}): Locale[] => {
      const lang = languageOf(tag) ?? languageOf(key);
      if (lang === undefined) return [];
      const url = /^https?:\/\/[^?#]+$/.exec(text(link) ?? "")?.[0];
      if (url !== undefined) return [defined({lang, label: labelOf(lang, label), url})];
      const there = spelled(folder) ?? (hasOtherVersions ? folder : undefined);
      if (there === undefined) return [];
      const path = there === folder ? key : basename(there);
      return [
        defined({
          lang,
          label: labelOf(lang, label),
          path: path === lang ? undefined : path,
          content: isUsual ? undefined : there,
          ...own,
        }),
      ];
    },
  );
  const all = [defined({lang: first.lang, label: labelOf(first.lang, first.label)}), ...found];
  const tags = all.map(({lang}) => lang.toLowerCase());
  const once = all.filter((_, i) => tags.indexOf(tags[i] ?? "") === i);
  return once.length === 1 ? undefined : once;
}

/**
 * Returns a folder with its spelling on disk, because the case of a language's folder may differ from its key
 * (`pt-br` for `pt-BR`).
 */
export function spelled(folder: string): string | undefined {
  if (existsSync(folder)) return folder;
  const parent = dirname(folder);
  if (!existsSync(parent)) return undefined;
  const wanted = basename(folder).toLowerCase();
  const found = readdirSync(parent, {withFileTypes: true})
    .filter(entry => entry.isDirectory() && entry.name.toLowerCase() === wanted)
    .map(({name}) => name)
    .sort();
  return found[0] === undefined ? undefined : join(parent, found[0]);
}

/** Returns the name of a language if it differs from the built-in one. */
function labelOf(lang: string, label: unknown): string | undefined {
  const name = text(label);
  return name === languageName(lang) ? undefined : name;
}

/** Strips a language's path from all URLs, because URLs in a language are written without it here. */
export function withoutPath<T>(value: T, path: string): T {
  const start = `/${path}/`;
  const bare = (url: string): string => (url.startsWith(start) ? url.slice(start.length - 1) : url);
  const visit = (found: unknown): unknown => {
    if (typeof found === "string") return bare(found);
    if (Array.isArray(found)) return found.map(visit);
    if (typeof found !== "object" || found === null) return found;
    return Object.fromEntries(Object.entries(found).map(([key, entry]) => [bare(key), visit(entry)]));
  };
  return visit(value) as T;
}

/** Returns locales by the path of their folder, without leading and trailing slashes; `/` and `root` are the default one. */
export const localesByPath = (locales: unknown): {first: unknown; others: Record<string, unknown>} => {
  const {
    "": slash,
    root = slash,
    ...others
  } = Object.fromEntries(
    Object.entries(record(locales)).map(([path, value]) => [path.replaceAll(/^\/+|(?<!\/)\/+$/g, ""), value]),
  );
  return {first: root, others};
};

/** Returns the translation folders below a folder, for the keys configured in a tool. */
export const foldersBelow = (
  content: string,
  entries: Record<string, unknown>,
): (ForeignLocale & {value: Record<string, unknown>})[] =>
  Object.entries(entries).map(([key, value]) => ({
    key,
    lang: record(value).lang,
    label: record(value).label,
    link: record(value).link,
    folder: join(content, key),
    isUsual: true,
    value: record(value),
  }));

import {languageName} from "#cli/config/editions/language-names.ts";
import type {ConfigInput} from "#schemas/config.ts";
import type {SettingsFiles} from "../static-config/settings-files.ts";
import {languageOf} from "../static-config/values.ts";
import {filesBelow} from "./page-files.ts";

/** Minimum number of translated pages for a suffix of file names to count as a language. */
const ENOUGH = 3;

/** Codes of countries that projects use for languages. */
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ["cn", "zh-CN"],
  ["jp", "ja"],
  ["kr", "ko"],
  ["tw", "zh-TW"],
]);

/** Matches the name of a page that may end in a language: `page.fr.md`, `page_zh-CN.md`. */
const NAME = /^(.+)([._])([a-z]{2}(?:[-_](?:[A-Za-z]{4}|[A-Za-z]{2}))?)(\.(?:mdx?|markdown))$/;

/**
 * Returns the languages of a folder whose pages are beside each other (`page.md`, `page.fr.md`), the default one first;
 * `undefined` if there is only one. Most pages of a language must have a counterpart without the suffix.
 *
 * @param lang - default language
 * @param allowed - languages that the settings name; default: any language with a name
 */
export function suffixLocales(
  content: string,
  lang: string,
  files: SettingsFiles,
  allowed?: readonly string[],
): ConfigInput["locales"] {
  const isPage = (name: string): boolean => /\.(?:mdx?|markdown)$/.test(name);
  const paths = filesBelow(content, "", isPage, undefined, files).map(({path}) => path);
  const bare = new Set(paths.map(path => path.replace(/\.\w+$/, "")));
  for (const name of [...bare])
    for (const end of [`.${lang}`, `_${lang}`]) if (name.endsWith(end)) bare.add(name.slice(0, -end.length));
  const found = new Map<string, {tag: string; translated: number; pages: number}>();
  for (const path of paths) {
    const [, name = "", mark = "", tag = ""] = NAME.exec(path) ?? [];
    if (tag === "" || (allowed && !allowed.includes(tag))) continue;
    const suffix = mark + tag;
    const entry = found.get(suffix) ?? {tag, translated: 0, pages: 0};
    found.set(suffix, entry);
    entry.pages++;
    if (bare.has(name)) entry.translated++;
  }
  const first = [...found].find(([, {tag}]) => languageOf(tag) === lang)?.[0];
  const locales = [...found].flatMap(([suffix, {tag, translated, pages}]) => {
    const known = COUNTRIES.get(tag) ?? languageOf(tag);
    if (known === undefined || known === lang || languageName(known) === known) return [];
    if (!allowed && (translated < ENOUGH || translated * 2 < pages)) return [];
    return [{lang: known, suffix, ...(tag === known ? {} : {path: tag})}];
  });
  return locales.length === 0 ? undefined : [{lang, ...(first && {suffix: first})}, ...locales];
}

import {isKnownLanguage} from "#cli/config/editions/language-names.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {present} from "#schemas/rules/present.ts";
import type {SiteRule} from "./view.ts";

/** Number of translated pages from which a folder counts as a language. */
const ENOUGH = 2;

/**
 * Reports folders that are named like a language and mostly contain translations of the other pages, if the config
 * lists no languages. Such a folder would become an ordinary section.
 */
export const configLanguage: SiteRule = function* ({config, arrangement}) {
  const {lang, locales, versions} = config;
  if (locales !== undefined || versions !== undefined) return;
  const pages = [...arrangement.byUrl.values()].filter(({isMade}) => !isMade);
  const names = new Set(pages.map(nameOf));
  const folders = new Set(pages.map(({contentPath}) => contentPath.slice(0, contentPath.indexOf("/") + 1)));
  for (const folder of [...folders].map(path => path.slice(0, -1))) {
    if (!isKnownLanguage(folder) || folder.toLowerCase() === lang.toLowerCase()) continue;
    const inside = pages.filter(({contentPath}) => contentPath.startsWith(`${folder}/`));
    const below = inside.map(page => nameOf(page).slice(folder.length + 1));
    const isBeside = below.some(name => names.has(`${lang}/${name}`));
    const count = below.filter(name => names.has(isBeside ? `${lang}/${name}` : name)).length;
    if (count < ENOUGH || count * 2 < below.length) continue;
    const {path, contentPath} = present(inside[0]);
    const content = path.slice(0, path.length - contentPath.length);
    const locale = {lang: folder, ...(isBeside && {content: content + folder})};
    const setting = `"locales": ${JSON.stringify([{lang}, locale])}`;
    const first = isBeside ? `Set "content" to "${content}${lang}" and add ${setting}` : `Add ${setting}`;
    yield {
      message: `the folder ${content}${folder} contains ${count} translated pages, but the config lists no languages`,
      place: {file: path, line: 1, column: 1, hint: `${first} to the config.`},
    };
  }
};

/** Returns the path of a page in the content folder without its extension. */
const nameOf = ({contentPath}: PageFacts): string => contentPath.replace(/\.mdx?$/, "");

import {createHash} from "node:crypto";
import {readHead} from "#core/discover/front-matter-key.ts";
import type {CodeHost} from "#core/model/code-host.ts";
import type {EditionPlace} from "#core/model/edition.ts";
import type {SourceFile} from "#core/model/source-file.ts";
import {joinAddress} from "#schemas/rules/between-editions.ts";
import {pageKey} from "#schemas/rules/same-page.ts";
import type {Commit, History} from "./history.ts";
import type {LanguageState, OutdatedPage, UnknownPage} from "./translations.ts";

/** Pages of one language, with their last commits. */
export interface LanguagePages {
  place: EditionPlace;
  pages: readonly SourceFile[];
  /** Finds the last commit that changed a page. Returns `null` if git does not know it. */
  commitOf(page: SourceFile): Commit | null;
}

/**
 * Compares the pages of a language with the originals. A translation is outdated if its original has changed since the
 * commit named in the translation's front matter, or else since the translation itself last changed.
 *
 * @param history - `null` outside git and in a shallow clone; then only missing pages are found
 */
export async function compareLanguage(
  original: LanguagePages,
  {place, pages, commitOf}: LanguagePages,
  history: History | null,
  host: CodeHost["urls"],
): Promise<LanguageState> {
  const translated = new Map(
    pages.filter(({fallback}) => fallback === undefined).map(page => [pageKey(page.url, place.prefix), page]),
  );
  const originals = original.pages.filter(({external}) => !external);
  const state: LanguageState = {
    ...{lang: place.lang, label: place.label, pages: originals.length, translated: 0},
    ...{missing: [], outdated: [], unknown: []},
  };
  for (const page of originals) {
    const translation = translated.get(pageKey(page.url, original.place.prefix));
    if (!translation) {
      state.missing.push({url: page.url, original: page.path});
      continue;
    }
    state.translated++;
    if (!history) continue;
    const named = namedCommit(translation.file);
    const base = named === "" ? commitOf(translation) : await history.find(named);
    const url = joinAddress(place.path && `/${place.path}`, translation.url);
    const found = {url, translation: translation.path};
    if (base === null) state.unknown.push({...found, reason: reasonFor(named)});
    else {
      const count = await history.changes(page.file, base.id);
      if (count > 0) {
        const difference = differenceUrl(host, base.id, history.pathOf(page.file));
        state.outdated.push({
          ...found,
          original: page.path,
          since: base.id,
          date: base.date,
          changes: count,
          difference,
        });
      }
    }
  }
  const byUrl = (a: {url: string}, b: {url: string}): number => (a.url < b.url ? -1 : 1);
  state.missing.sort(byUrl);
  state.outdated.sort((a: OutdatedPage, b: OutdatedPage) => b.changes - a.changes || byUrl(a, b));
  state.unknown.sort(byUrl);
  return state;
}

const reasonFor = (named: string): UnknownPage["reason"] =>
  named === "" ? "the translation is not in git yet" : `there is no commit ${named}`;

/**
 * Returns the URL that shows the changes to a file since a commit, on GitHub and GitLab. Returns `null` for
 * other hosts.
 */
function differenceUrl(host: CodeHost["urls"], commit: string, path: string): string | null {
  const gitlab = /^(.*)\/-\/blob\/(.*)\/$/.exec(host?.file ?? "");
  if (gitlab) return `${gitlab[1]}/-/compare/${commit}...${gitlab[2]}#${hash("sha1", path)}`;
  const github = /^(https:\/\/github\.[^/]+\/[^/]+\/[^/]+)\/blob\/(.*)\/$/.exec(host?.file ?? "");
  return github ? `${github[1]}/compare/${commit}...${github[2]}#diff-${hash("sha256", path)}` : null;
}

const hash = (kind: string, text: string): string => createHash(kind).update(text).digest("hex");

/** Keys that name the original's commit on which a translation is based. */
const KEYS = "default_lang_commit|sourceCommit|source_commit|original_commit";

/**
 * Reads the commit named in a translation's front matter, at any level (`l10n.sourceCommit`). Returns an
 * empty string if there is none.
 */
function namedCommit(file: string): string {
  const [, mark, matter = ""] =
    /^(---|\+\+\+)[ \t]*\r?\n(.*?)(?:\n\1|$(?![\s\S]))/s.exec(readHead(file)) ?? [];
  if (mark === undefined) return "";
  return (
    new RegExp(`^[ \\t]*"?(?:${KEYS})"?[ \\t]*[:=][ \\t]*["']?([^\\s"'#]+)`, "m").exec(matter)?.[1] ?? ""
  );
}

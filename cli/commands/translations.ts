import {loadProject, type Project, type ProjectFlags} from "#cli/config/load.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {compareLanguage, type LanguagePages} from "#cli/translations/compare-language.ts";
import {History} from "#cli/translations/history.ts";
import {humanTranslations, markdownTranslations} from "#cli/translations/report.ts";
import type {LanguageState} from "#cli/translations/translations.ts";
import {changesInSite, gitChanges, NO_CHANGES} from "#core/discover/git-changes.ts";
import type {EditionPlace} from "#core/model/edition.ts";
import {editionsIn, hasEditions, inScratch} from "#core/pipeline/editions.ts";
import {inspect} from "#core/pipeline/inspect.ts";
import {stageClock} from "#core/pipeline/timings.ts";
import {codeHost} from "#support/links/code-host.ts";
import type {ExitCode, Io} from "./io.ts";

/** Flags of `docs-index translations`. */
export interface TranslationsFlags extends ProjectFlags {
  locale?: string;
  format?: "human" | "json" | "markdown";
  all?: boolean;
  strict?: boolean;
}

/**
 * Runs `docs-index translations`, which lists untranslated pages of the current version, and translations
 * older than their original. Returns exit code 1 with `--strict` if there are any. Throws
 * `translations-none`.
 */
export async function translationsCommand(flags: TranslationsFlags, io: Io): Promise<ExitCode> {
  const project = await loadProject(io.cwd, flags);
  const states = await inScratch(project.cache, scratch => statesOf(project, flags.locale, scratch));
  if (flags.format === "json") io.stdout.write(`${JSON.stringify({languages: states}, null, 2)}\n`);
  else if (flags.format === "markdown") io.stdout.write(markdownTranslations(states));
  else io.stdout.write(humanTranslations(states, flags.all === true));
  const isBehind = states.some(({missing, outdated}) => missing.length + outdated.length > 0);
  return flags.strict && isBehind ? 1 : 0;
}

async function statesOf(
  project: Project,
  wanted: string | undefined,
  scratch: string,
): Promise<LanguageState[]> {
  const editions = hasEditions(project) ? await editionsIn(project, scratch) : [];
  const current = editions.flatMap(edition => {
    const place = edition.editions?.self;
    return place?.isCurrent ? [{edition, place}] : [];
  });
  const first = current.find(({place}) => place.isDefault);
  const others = current.filter(
    ({place}) => !place.isDefault && (wanted === undefined || isNamed(place, wanted.toLowerCase())),
  );
  if (!first || others.length === 0)
    throw noTranslations(
      current.map(({place}) => place),
      wanted,
    );
  const original = await pagesOf(first.edition, first.place);
  const history = await History.open(project.content);
  const host = codeHost(project.content, project.config.repository)?.urls ?? null;
  const states: LanguageState[] = [];
  for (const {edition, place} of others)
    states.push(await compareLanguage(original, await pagesOf(edition, place), history, host));
  return states;
}

const isNamed = ({lang, path}: EditionPlace, name: string): boolean =>
  lang.toLowerCase() === name || path.toLowerCase() === name;

function noTranslations(places: readonly EditionPlace[], wanted: string | undefined): Error {
  const known = places.filter(({isDefault}) => !isDefault).map(({lang}) => lang);
  if (wanted === undefined || known.length === 0)
    return fatal("translations-none", "the site has only one language");
  return fatal("translations-none", `the site has no language ${wanted}`, {
    hint: `It has ${known.join(", ")}.`,
  });
}

async function pagesOf(edition: Project, place: EditionPlace): Promise<LanguagePages> {
  const [{found}, {git}] = await Promise.all([
    inspect(edition, {parser: "native"}, stageClock()),
    gitChanges(edition.content, NO_CHANGES),
  ]);
  const changes = changesInSite(git.changes, edition.layers[0]);
  return {
    place,
    pages: found.pages.filter(({text}) => text === undefined),
    commitOf: ({contentPath}) => {
      const change = changes[contentPath];
      return change?.commit ? {id: change.commit, date: change.date ?? ""} : null;
    },
  };
}

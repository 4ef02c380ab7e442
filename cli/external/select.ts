import type {Config} from "#schemas/config.ts";
import {fatal} from "../report/diagnostic.ts";
import {nearest} from "../report/nearest.ts";
import {Fault} from "./fault.ts";
import {repositoryOf} from "./repository.ts";
import {CODE_HOST, type Source, sectionFor, sourceOf} from "./source.ts";

/** Sources selected for a run. */
export interface Selection {
  /** All sources in the config and those given with `--repo`. */
  all: Source[];
  /** Sources to fetch. */
  chosen: Source[];
  /** True if exactly the sources of the config were chosen; only then may obsolete files be removed. */
  complete: boolean;
}

/**
 * Selects sources from the config, filtered by `--only` (page name or `section/name`) and `--repo`
 * (`owner/name` or URL). A repository missing from the config is fetched too, into the section that its name
 * suggests.
 *
 * Throws `fetch-source` for unknown, duplicate or unsafe names.
 */
export function selectSources(
  config: Config["external"],
  options: {only?: readonly string[] | undefined; repo?: readonly string[] | undefined; allowFile: boolean},
): Selection {
  const all = config.sources.map(entry => guarded(() => sourceOf(entry, config)));
  rejectDuplicates(all);
  const only = options.only ?? [];
  const repo = options.repo ?? [];
  if (only.length === 0 && repo.length === 0) return {all, chosen: all, complete: true};
  const chosen = new Set(only.map(name => byName(all, name)));
  for (const text of repo) {
    const source = byRepository(all, text, config, options.allowFile);
    if (!all.includes(source)) all.push(source);
    chosen.add(source);
  }
  rejectDuplicates(all);
  return {all, chosen: all.filter(source => chosen.has(source)), complete: false};
}

function byName(all: readonly Source[], name: string): Source {
  const found = all.find(source => source.name === name || source.key === name);
  if (found) return found;
  const meant = nearest(
    name,
    all.map(source => source.name),
  );
  throw fatal("fetch-source", `there is no external page named ${JSON.stringify(name)}`, {
    ...(meant === undefined ? {} : {hint: `Did you mean "${meant}"?`}),
  });
}

function byRepository(
  all: readonly Source[],
  text: string,
  config: Config["external"],
  allowFile: boolean,
): Source {
  return guarded(() => {
    const repository = repositoryOf(text, CODE_HOST, allowFile);
    const known = all.find(source => source.repository.web.toLowerCase() === repository.web.toLowerCase());
    return known ?? sourceOf({section: sectionFor(repository.name), repo: text}, config, allowFile);
  });
}

function rejectDuplicates(sources: readonly Source[]): void {
  const seen = new Map<string, Source>();
  for (const source of sources) {
    const duplicate = seen.get(source.key.toLowerCase());
    if (duplicate) {
      const repos = `${duplicate.repository.web} and ${source.repository.web}`;
      throw fatal("fetch-source", `two sources generate the page ${source.key}: ${repos}`, {
        hint: 'Give one of them a different "name".',
      });
    }
    seen.set(source.key.toLowerCase(), source);
  }
}

function guarded<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof Fault) throw fatal("fetch-source", error.message);
    throw error;
  }
}

import {join} from "node:path";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {Project} from "../config/load.ts";
import type {PageFacts} from "../model/page-facts.ts";
import type {Dependency} from "../model/parsed-page.ts";
import {compareDiagnostics, diagnostic, fatal} from "../report/diagnostic.ts";
import {applyRules} from "../report/rules.ts";
import {arrange} from "../stages/arrange/arrange.ts";
import {type Discovery, discover, projectPath} from "../stages/discover/discover.ts";
import {type GitDates, gitDates, NO_DATES} from "../stages/discover/git-dates.ts";
import {unfetched} from "../stages/discover/unfetched.ts";
import {lockOutput} from "../stages/emit/lock.ts";
import {recoverOutput} from "../stages/emit/output-folder.ts";
import {writeOutput} from "../stages/emit/write.ts";
import {loadDataFiles} from "../stages/render/data/load.ts";
import {checkRedirects} from "../stages/render/data/redirects.ts";
import {buildId} from "../stages/render/documents/build-id.ts";
import {manifestDocument} from "../stages/render/documents/manifest.ts";
import {planDocuments} from "../stages/render/documents/plan.ts";
import {planSearch} from "../stages/render/search/plan.ts";
import {type Announcement, announced} from "./announce.ts";
import {DamagedCache, UnusableCache} from "./cache/body-store.ts";
import {Cache} from "./cache/cache.ts";
import {type BuildResult, fingerprintOf, inputsKey, upToDateResult} from "./cache/fingerprint.ts";
import {hashSources} from "./hash-sources.ts";
import {contextKey, pageContext} from "./page-context.ts";
import {type ProcessedPages, processPages} from "./process-pages.ts";
import {stageClock, type Timings} from "./timings.ts";

export interface BuildOptions {
  parser: "native" | "remark";
  /** False: nothing is taken from or left in the cache. */
  cache: boolean;
  /** Threads for the page stages; null: as many as pay. */
  workers: number | null;
  toolVersion: string;
  /** Hears of the documents of changed pages before the output holds them. */
  announce?: ((page: Announcement) => void) | undefined;
}

/** What a build did, and how long its stages took. */
export interface BuildReport extends BuildResult {
  timings: Timings;
}

/**
 * Turns a project into artifacts: the order of the stages, and nothing else. Content errors are in the report, and
 * good pages are written all the same; throws `FatalError` where nothing can be built at all.
 */
export async function build(project: Project, options: BuildOptions): Promise<BuildReport> {
  const unlock = lockOutput(project.out);
  try {
    recoverOutput(project.out);
    return await buildLocked(project, options);
  } catch (error) {
    return await buildAnew(error, project, options);
  } finally {
    unlock();
  }
}

/** Whatever happened to the cache, a build without it gives the same; other errors are thrown again. */
async function buildAnew(error: unknown, project: Project, options: BuildOptions): Promise<BuildReport> {
  if (error instanceof DamagedCache) {
    Cache.remove(project.cache, cacheScope(project));
    return await buildLocked(project, options);
  }
  if (!(error instanceof UnusableCache)) throw error;
  if (!options.cache) throw fatal("output-write", error.message);
  const note = diagnostic("cache-unusable", error.message);
  try {
    const report = await buildLocked(project, {...options, cache: false});
    return {...report, diagnostics: [...applyRules([note], project.config.rules), ...report.diagnostics]};
  } catch (again) {
    throw again instanceof UnusableCache ? fatal("output-write", again.message) : again;
  }
}

async function buildLocked(project: Project, options: BuildOptions): Promise<BuildReport> {
  const {config, root, content} = project;
  const clock = stageClock();
  const cache = options.cache
    ? Cache.open(project.cache, cacheScope(project), options.toolVersion)
    : Cache.none();
  try {
    const found = discover({
      root,
      content,
      external: join(project.fetched, "external"),
      exclude: config.exclude,
    });
    // git runs beside the next stages; it needs nothing of theirs.
    const reading = config.dates === "git" ? gitDates(content, cache.build.git) : null;
    clock.lap("discover");

    const {data, diagnostics: ofData} = await loadDataFiles(content, project.fetched, root, cache.validated);
    const early = [
      ...found.diagnostics,
      ...unfetched(found.pages, config.external.sources.length),
      ...ofData,
    ];
    const context = pageContext(project, found, data, options.parser);
    clock.lap("data");

    const sources = hashSources(found.pages);
    const key = inputsKey({config, context, data, sources, diagnostics: early});
    const standing = upToDateResult(project, key, cache.build);
    if (standing && isSameCommit(await reading, cache.build.git))
      return {...standing, timings: clock.timings};
    clock.lap("hash");

    cache.openPages(contextKey(context));
    const processed = await processPages(sources, context, cache, {
      drafts: config.drafts,
      workers: options.workers,
    });
    clock.lap("pages");

    const {git, diagnostics: ofGit} = (await reading) ?? {git: NO_DATES, diagnostics: []};
    clock.lap("dates");

    const {arrangement, diagnostics: links} = arrange(processed.pages, {
      contentPath: projectPath(root, content),
      sections: config.sections,
      dates: git.dates,
      drafts: new Set(processed.drafts.map(page => page.url)),
    });
    const redirects = checkRedirects(data, arrangement, context.siteMap);
    clock.lap("arrange");

    const {bodies} = cache;
    const documents = planDocuments({arrangement, config, data, bodies, editBase: context.editBase, root});
    const plan = [
      options.announce ? announced(documents, options.announce) : documents,
      planSearch({arrangement, config, bodies, previous: cache.previousBuild(project.out)}),
    ];
    const {emitted, ...files} = writeOutput(project.out, inTurn(plan), {
      before: cache.build.emitted,
      spare: cache.spare,
      manifestOf: written =>
        manifestDocument(written, options.toolVersion, buildId(arrangement, config, data)),
    });
    const ofPages = processed.pages.flatMap(page => page.diagnostics);
    const all = [...early, ...ofGit, ...processed.dropped, ...ofPages, ...links, ...redirects];
    const dependencies = dependenciesOf(processed.pages);
    const result: BuildResult = {
      diagnostics: applyRules(all, config.rules).sort(compareDiagnostics),
      pages: countPages(found, processed),
      files,
      drawnIn: dependencies.map(({path}) => path),
    };
    // What a dropped page would draw in is not known, nor is what git could not tell.
    const isKnown = processed.dropped.length === 0 && ofGit.length === 0;
    const fingerprint = isKnown ? fingerprintOf(project.out, key, dependencies, result) : null;
    cache.save([...processed.pages, ...processed.drafts], {emitted, git, fingerprint});
    clock.lap("emit");
    return {...result, timings: clock.timings};
  } finally {
    cache.close();
  }
}

function* inTurn<T>(lists: readonly Iterable<T>[]): Iterable<T> {
  for (const list of lists) yield* list;
}

/** Every file that pages draw in, once. */
const dependenciesOf = (pages: readonly PageFacts[]): Dependency[] => [
  ...new Map(pages.flatMap(page => page.dependencies).map(file => [file.path, file])).values(),
];

/** Whether git tells the same dates as before; they are known by the commit. */
const isSameCommit = (read: {git: GitDates; diagnostics: Diagnostic[]} | null, known: GitDates): boolean =>
  read === null || (read.git.head === known.head && read.diagnostics.length === 0);

const cacheScope = ({content, out}: Project): string[] => [content, out];

function countPages(found: Discovery, {pages, drafts, fresh}: ProcessedPages): BuildReport["pages"] {
  const discovered = found.pages.length + found.duplicates;
  const [emitted, left] = [pages.length, drafts.length];
  return {discovered, emitted, dropped: discovered - emitted - left, drafts: left, fresh};
}

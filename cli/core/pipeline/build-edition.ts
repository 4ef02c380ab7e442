import type {Project} from "#cli/config/load.ts";
import {diagnostic, fatal} from "#cli/report/diagnostic.ts";
import {applyRules} from "#cli/report/rules.ts";
import type {SharedCache} from "#cli/shared-cache/shared-cache.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {append} from "#schemas/rules/long-lists.ts";
import type {Redirect} from "#schemas/site.ts";
import {contentHash} from "#support/files/hash.ts";
import type {Discovery} from "../discover/discover.ts";
import {changesInSite, gitChanges, isSameCommit, NO_CHANGES} from "../discover/git-changes.ts";
import {unfetched} from "../discover/unfetched.ts";
import {lockOutput} from "../emit/lock.ts";
import {recoverOutput} from "../emit/output-folder.ts";
import {writeOutput} from "../emit/write.ts";
import type {Arrangement} from "../model/arrangement.ts";
import type {LentFile, ListedPage} from "../model/edition.ts";
import type {EmitFile} from "../model/emit-file.ts";
import {isListed} from "../model/page-status.ts";
import {redirectsBelow, redirectsWithin} from "../render/data/redirects.ts";
import {buildId} from "../render/documents/build-id.ts";
import {pagesInOrder, shownPages} from "../render/documents/context.ts";
import {manifestPieces} from "../render/documents/manifest.ts";
import {planDocuments} from "../render/documents/plan.ts";
import {lentFiles} from "../render/documents/used-files.ts";
import type {IndexMemory} from "../render/search/lazy-index.ts";
import {planSearch} from "../render/search/plan.ts";
import {type Announcement, announced} from "./announce.ts";
import {assemble} from "./assemble.ts";
import {UnusableCache} from "./cache/body-store.ts";
import type {Cache} from "./cache/cache.ts";
import {
  type BuildResult,
  dependenciesOf,
  fingerprintOf,
  inputsKey,
  originsOf,
  settingsKey,
  upToDateResult,
} from "./cache/fingerprint.ts";
import {lastOutput} from "./cache/last-output.ts";
import {withCache} from "./cache/with-cache.ts";
import {settledFindings} from "./findings.ts";
import {createVariants, imageConditions} from "./images/create.ts";
import {inspect} from "./inspect.ts";
import {themeFolder} from "./look-files.ts";
import type {ProcessedPages} from "./process-pages.ts";
import {stageClock, type Timings} from "./timings.ts";

export interface BuildOptions {
  parser: "native" | "remark";
  /** Whether to read and write the cache. */
  cache: boolean;
  /** Number of threads for the page stages; null to choose automatically. */
  workers: number | null;
  toolVersion: string;
  /** Shared cache, if there is one. */
  shared?: SharedCache | null | undefined;
  /** Memory limits of the search index; default: suited to small machines. */
  memory?: IndexMemory;
  /** Receives the documents of changed pages before they are in the output. */
  announce?: ((page: Announcement) => void) | undefined;
  /** Called if another build holds the output folder, before waiting for it; see `lockOutput`. */
  onWait?: ((holder: number) => void) | undefined;
}

/** Result of a build, and the duration of its stages. */
export interface EditionReport extends BuildResult {
  timings: Timings;
}

/** Other languages and versions of a site, built before the one at its root. */
export interface OtherEditions {
  /** Their files, with paths in the output of the whole site. */
  files: readonly EmitFile[];
  /** Their pages by edition path. */
  listings: ReadonlyMap<string, readonly ListedPage[]>;
  /** Files that their pages use and other editions own, with paths relative to the root of the whole project. */
  lent: readonly LentFile[];
  /** Their redirects, with paths in the whole site. */
  redirects: readonly Redirect[];
}

/**
 * Builds the artifacts of a project, or of one of its languages and versions, by running the stages in order. Content errors
 * are in the report, and valid pages are still written. Throws `FatalError` if nothing can be built at all.
 *
 * @param others other editions in the output
 */
export async function buildEdition(
  project: Project,
  options: BuildOptions,
  others: OtherEditions = {files: [], listings: new Map(), lent: [], redirects: []},
): Promise<EditionReport> {
  const unlock = await lockOutput(project.out, options.onWait);
  const notes: Diagnostic[] = [];
  const {cache: folder, content, out} = project;
  const place = options.cache ? {folder, scope: [content, out], tool: options.toolVersion} : null;
  try {
    recoverOutput(out);
    const report = await withCache(
      place,
      cache => buildWith(cache, project, options, others),
      reason => notes.push(diagnostic("cache-unusable", reason.message)),
    );
    append(notes, options.shared?.findings() ?? []);
    return {...report, diagnostics: [...applyRules(notes, project.config.rules), ...report.diagnostics]};
  } catch (error) {
    throw error instanceof UnusableCache ? fatal("output-write", error.message) : error;
  } finally {
    unlock();
  }
}

async function buildWith(
  cache: Cache,
  project: Project,
  options: BuildOptions,
  others: OtherEditions,
): Promise<EditionReport> {
  const {config, root, content, out, layers} = project;
  const editions = project.editions ?? undefined;
  const {parser, toolVersion, announce, workers} = options;
  const clock = stageClock();
  // git runs in parallel with the next stages, which it does not depend on.
  const git = config.dates === "git" ? gitChanges(content, cache.build.git) : NO_GIT;
  const also = ({pages}: Discovery): Diagnostic[] => unfetched(pages, config.external.sources.length);
  const inspection = await inspect(project, {parser, also, known: cache}, clock);
  const {found, data, context, sources, publicFiles, slots} = inspection;

  const settings = settingsKey(config, inspection, others, imageConditions(config));
  const key = inputsKey(settings, sources);
  const standing = upToDateResult(project, key, options.shared?.origin, cache.build);
  if (standing && isSameCommit(await git, cache.build.git)) return {...standing, timings: clock.timings};

  const changes = Promise.resolve(git).then(read => changesInSite(read.git.changes, layers[0]));
  const shared = options.shared ? {cache: options.shared, tool: toolVersion} : null;
  const assembly = await assemble(project, inspection, cache, {workers, changes, shared}, clock);
  const {arrangement, pages, drafts, dropped} = assembly;
  const {git: gitRead, diagnostics: ofGit} = await git;

  const shown = [...shownPages(arrangement), slots];
  const {variants, findings: ofImages} = await createVariants(project, shown, cache, others.lent);
  const {bodies} = cache;
  const {editBase, plugins} = context;
  const listing = editions && listedPages(arrangement);
  const listings = listing && new Map([[editions.self.path, listing], ...others.listings]);
  const joined = {editions, listings: editions?.self.path === "" ? listings : undefined};
  const conditions = contentHash(settings, JSON.stringify([...variants]), gitRead.head ?? "");
  // Plug-ins and other editions may replace the files of pages.
  const isAlone = plugins.length + others.files.length + dropped.length === 0;
  const lastFiles = isAlone ? lastOutput(cache, out, conditions, [...pages, ...drafts]) : undefined;
  const id = buildId(arrangement, config, data, slots);
  const given = {arrangement, config, data, buildId: id};
  const {heroOf} = context.dialect.frontMatter;
  const themeRoot = themeFolder(project);
  const input = {
    ...given,
    bodies,
    editBase,
    heroOf,
    root,
    themeRoot,
    content,
    publicFiles,
    slots,
    variants,
    redirectsOfOthers: others.redirects,
    lent: others.lent,
    last: lastFiles,
    ...joined,
  };
  const documents = planDocuments(input);
  const ofTool = [
    announce ? announced(documents, announce) : documents,
    planSearch({
      arrangement,
      config,
      bodies,
      scratch: () => cache.scratch(),
      previous: cache.previousBuild(out),
      memory: options.memory,
    }),
  ];
  const plan =
    plugins.length === 0
      ? ofTool
      : [(await import("./plugins.ts")).withPluginFiles(inTurn(ofTool), plugins, input)];
  const {emitted, spare, ...files} = await writeOutput(out, besides(others.files, inTurn(plan)), {
    before: cache.build.emitted,
    spare: cache.spare,
    threads: workers,
    manifestOf: written => manifestPieces(written, toolVersion, id, [...others.listings.keys()]),
  });
  // The files that a dropped page includes are unknown, and so are dates that git did not provide.
  const isKnown = dropped.length === 0 && ofGit.length === 0;
  const ofThisRun = [...ofGit, ...ofImages];
  const last = isKnown ? cache : null;
  const settled = await settledFindings(project, inspection, assembly, {settings, ofThisRun, last});
  const dependencies = dependenciesOf(pages);
  const result: BuildResult = {
    diagnostics: settled.diagnostics,
    pages: countPages(found, assembly),
    files,
    drawnIn: [...dependencies, ...settled.settledBy].map(({path}) => path),
    ...(listing && {listing}),
    ...(editions?.self.path && {
      lent: lentFiles(editions.self.path, shown, root, variants),
      redirects: redirectsBelow(editions.self.path, redirectsWithin(data, arrangement, editions.all)),
    }),
  };
  const {key: ofFindings, settledBy} = settled;
  const findings = {key: ofFindings, settledBy};
  const inputs = {conditions, dependencies, origins: originsOf(pages), findings};
  const fingerprint = isKnown ? fingerprintOf(out, key, {...inputs, result}) : null;
  cache.save([...pages, ...drafts], {emitted, spare, git: gitRead, fingerprint});
  clock.lap("emit");
  const diagnostics = [...applyRules(assembly.notes, config.rules), ...result.diagnostics];
  return {...result, diagnostics, timings: clock.timings};
}

const NO_GIT = {git: NO_CHANGES, diagnostics: []};

/** Yields the files of other editions, then the files of this one at paths that no other edition has. */
function* besides(others: readonly EmitFile[], own: Iterable<EmitFile>): Iterable<EmitFile> {
  const taken = new Set(others.map(({path}) => path));
  for (const file of own) if (!taken.has(file.path)) yield file;
  yield* others;
}

function* inTurn<T>(lists: readonly Iterable<T>[]): Iterable<T> {
  for (const list of lists) yield* list;
}

/** Returns the page metadata that is shared with other editions. */
const listedPages = (arrangement: Arrangement): ListedPage[] =>
  pagesInOrder(arrangement).map(page => ({
    url: page.url,
    updated: arrangement.changes.get(page.path)?.date ?? null,
    listed: isListed({...page, fallback: undefined}),
    fallback: page.fallback !== undefined,
  }));

function countPages(found: Discovery, {pages, drafts, fresh}: ProcessedPages): BuildResult["pages"] {
  const discovered = found.pages.length + found.duplicates;
  const [emitted, left] = [pages.length, drafts.length];
  return {discovered, emitted, dropped: discovered - emitted - left, drafts: left, fresh};
}

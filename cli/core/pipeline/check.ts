import {join} from "node:path";
import {PAGE_RULES} from "#cli/checks/page/rules.ts";
import {isOn, type Severities, selectFindings} from "#cli/checks/select.ts";
import {lintSite} from "#cli/checks/site/rules.ts";
import type {DataLink} from "#cli/checks/site/view.ts";
import {siteLinks, type TextFile} from "#cli/checks/web/site-links.ts";
import type {Project} from "#cli/config/load.ts";
import {compareDiagnostics} from "#cli/report/diagnostic.ts";
import type {SharedCache} from "#cli/shared-cache/shared-cache.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {takeLock} from "#support/files/process-lock.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {projectPath} from "../discover/discover.ts";
import type {Arrangement} from "../model/arrangement.ts";
import type {BodyReader} from "../model/page-body.ts";
import type {PageContext} from "../model/page-context.ts";
import type {PageFacts} from "../model/page-facts.ts";
import type {Fix, WebLink} from "../model/page-lint.ts";
import {assemble} from "./assemble.ts";
import type {Cache} from "./cache/cache.ts";
import {withCache} from "./cache/with-cache.ts";
import {ownPlaces} from "./config-findings/own-settings.ts";
import {editionsIn, hasEditions, inScratch} from "./editions.ts";
import {collectFindings, ofOwnPages} from "./findings.ts";
import {inspect} from "./inspect.ts";
import {mergePartials} from "./settle/partials.ts";
import {slotFiles} from "./slots.ts";
import {stageClock} from "./timings.ts";

export interface CheckOptions {
  parser: "native" | "remark";
  cache: boolean;
  workers: number | null;
  toolVersion: string;
  /** Shared cache, if there is one. */
  shared?: SharedCache | null | undefined;
  severities: Severities;
  /**
   * Additional checks of the site (search, external links); `looked` contains the codes that they may report.
   */
  further: {looked: ReadonlySet<string>; run(site: CheckedSite): Promise<Diagnostic[]>}[];
}

/** Input of the additional checks. */
export interface CheckedSite {
  pages: readonly PageFacts[];
  arrangement: Arrangement;
  bodies: BodyReader;
  /** Creates a folder for temporary files, which is removed after the check. */
  scratch: () => string;
  webLinks: WebLink[];
}

/** Result of a check. */
export interface CheckReport {
  diagnostics: Diagnostic[];
  /** Fixes for some of them. */
  fixes: Fix[];
  /** Number of pages. */
  pages: number;
  /** Number of pages that were not in the cache. */
  fresh: number;
}

/**
 * Runs the stages of a build without output, and the rules of `check`, for each edition in the working tree. Page results
 * have a separate cache, which is not used if another check holds it or it is unusable. Throws `FatalError`.
 */
export async function check(project: Project, options: CheckOptions): Promise<CheckReport> {
  const lock = options.cache ? lockCache(project) : null;
  try {
    if (!hasEditions(project)) return await checkEdition(project, options, lock !== null, noLinks());
    return await inScratch(options.cache ? project.cache : null, async scratch => {
      const editions = await editionsIn(project, scratch);
      return await checkAll(
        editions.filter(({root}) => root === project.root),
        options,
        lock !== null,
      );
    });
  } finally {
    lock?.();
  }
}

/** Checks all editions. The one at the site root comes last, since the additional checks apply to it alone. */
async function checkAll(
  editions: readonly Project[],
  options: CheckOptions,
  cached: boolean,
): Promise<CheckReport> {
  const all: CheckReport = {diagnostics: [], fixes: [], pages: 0, fresh: 0};
  const links = noLinks();
  for (const edition of editions.toReversed()) {
    const isLast = edition === editions[0];
    const report = await checkEdition(edition, isLast ? options : {...options, further: []}, cached, links);
    const known = new Set(all.diagnostics.map(finding => JSON.stringify(finding)));
    for (const finding of report.diagnostics)
      if (!known.has(JSON.stringify(finding))) all.diagnostics.push(finding);
    for (const fix of report.fixes) all.fixes.push(fix);
    all.pages += report.pages;
    all.fresh += report.fresh;
  }
  return {...all, diagnostics: all.diagnostics.sort(compareDiagnostics)};
}

/** Links of the editions checked so far. */
interface LeftLinks {
  /** Links to other sites, which the last edition checks for all. */
  web: WebLink[];
  /** Links in the menus of old versions, which the current version checks. */
  ofOlder: DataLink[];
}

const noLinks = (): LeftLinks => ({web: [], ofOlder: []});

/** @param links links of this edition are added */
async function checkEdition(
  project: Project,
  options: CheckOptions,
  cached: boolean,
  links: LeftLinks,
): Promise<CheckReport> {
  const {cache: folder, content, editions} = project;
  const scope = [content, "check", ...(editions && editions.self.path !== "" ? [editions.self.path] : [])];
  const place = cached ? {folder, scope, tool: options.toolVersion} : null;
  return await withCache(place, cache => checkWith(cache, project, options, links));
}

function lockCache({cache}: Project): (() => void) | null {
  try {
    const lock = takeLock(join(cache, "check.lock"));
    return "release" in lock ? lock.release : null;
  } catch {
    return null;
  }
}

async function checkWith(
  cache: Cache,
  project: Project,
  options: CheckOptions,
  {web: webLinks, ofOlder: linksOfOlder}: LeftLinks,
): Promise<CheckReport> {
  const {config, root, content} = project;
  const {severities, parser, workers} = options;
  const clock = stageClock();
  const rules = [...PAGE_RULES.keys()].filter(code => isOn(code, severities));
  const inspection = await inspect(project, {parser, lint: {rules}, known: cache}, clock);
  const {context, data} = inspection;
  const changes = Promise.resolve({});
  const shared = options.shared ? {cache: options.shared, tool: options.toolVersion} : null;
  const assembly = await assemble(project, inspection, cache, {workers, changes, shared}, clock);
  const {pages, drafts, fresh, arrangement} = assembly;
  const found = await collectFindings(project, inspection, assembly);
  const contentPath = projectPath(root, content);
  const siteFile = readText(
    join(content, "data/site.json"),
    contentPath === "" ? "data/site.json" : `${contentPath}/data/site.json`,
  );
  const configFile =
    project.configFile === null ? null : readText(project.configFile, projectPath(root, project.configFile));
  const placeOf = ownPlaces(project);
  const {site} = data;
  const ofSite = lintSite({
    arrangement,
    config,
    context,
    site,
    siteFile,
    configFile,
    placeOf,
    linksOfOlder,
  });
  const own = pages.filter(({fallback}) => fallback === undefined);
  for (const page of own) for (const link of page.readChecks().lint?.webLinks ?? []) webLinks.push(link);
  if (options.further.some(({looked}) => looked.has("web-link")))
    append(webLinks, linksAround(project, [configFile, siteFile], context));
  const scratch = (): string => cache.scratch();
  const further: Diagnostic[] = [];
  for (const {run} of options.further)
    for (const finding of await run({pages, arrangement, bodies: cache.bodies, scratch, webLinks}))
      further.push(finding);
  if (fresh > 0) cache.save([...pages, ...drafts], {...cache.build, emitted: {}, fingerprint: null});
  const ofPages = own.flatMap(page => page.readChecks().lint?.findings ?? []);
  const all = [
    ...(options.shared?.findings() ?? []),
    ...assembly.notes,
    ...ofOwnPages([...found.diagnostics, ...ofSite], inspection),
    ...ofPages,
    ...further,
  ];
  const looked = (code: string): boolean =>
    options.further.some(one => one.looked.has(code)) || !FURTHER.test(code);
  return {
    diagnostics: selectFindings(mergePartials(all, pages), pages, severities, looked),
    fixes: own.flatMap(page => page.readChecks().lint?.fixes ?? []),
    pages: own.length,
    fresh,
  };
}

/** Returns the links to other sites in the config, the data file, and slots. */
function linksAround(
  {root, config, detected, ...project}: Project,
  json: readonly (TextFile | null)[],
  {ownHosts}: Pick<PageContext, "ownHosts">,
): WebLink[] {
  const read = (path: string): TextFile[] => [readText(path, projectPath(root, path)) ?? []].flat();
  const [file] = detected ? read(join(root, detected.file)) : [];
  return siteLinks(
    {
      json: json.filter(source => source !== null),
      slots: slotFiles({root, config, ...project}).flatMap(read),
      foreign: file ? {settings: config, file} : null,
    },
    ownHosts,
  );
}

/** Codes of optional checks. */
const FURTHER = /^(?:web-|search-)/;

/** Reads a text file. Returns null if it is missing or unreadable, which is reported elsewhere. */
function readText(path: string, file: string): {file: string; text: string} | null {
  try {
    const text = readRegularFile(path, MAX_FILE.text)
      .toString("utf8")
      .replace(/^\uFEFF/, "");
    return {file, text};
  } catch {
    return null;
  }
}

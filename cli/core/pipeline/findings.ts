import {join} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {compareDiagnostics} from "#cli/report/diagnostic.ts";
import {applyRules} from "#cli/report/rules.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {hashDependency} from "#support/files/dependency.ts";
import {checkLinks} from "../arrange/check-links.ts";
import type {Arrangement} from "../model/arrangement.ts";
import type {PageContext} from "../model/page-context.ts";
import type {PageFacts} from "../model/page-facts.ts";
import {checkRedirects} from "../render/data/redirects.ts";
import {shownPages} from "../render/documents/context.ts";
import type {Assembly} from "./assemble.ts";
import type {Cache} from "./cache/cache.ts";
import {findingsKey, type KnownFindings, knownFindings} from "./cache/fingerprint.ts";
import type {StoredPage} from "./cache/stored-pages.ts";
import {configFindings} from "./config-findings/locate.ts";
import {ownPlaces} from "./config-findings/own-settings.ts";
import {missingPages} from "./config-findings/pages.ts";
import type {Inspection} from "./inspect.ts";
import {movedFindings} from "./moved-findings.ts";
import {isRespelledRedirect, settleAnchors} from "./settle/anchors.ts";
import {settleKinds} from "./settle/kinds.ts";
import {settleMissing} from "./settle/missing.ts";
import {settleNames} from "./settle/names.ts";
import {mergePartials} from "./settle/partials.ts";
import {mergeSiblings} from "./settle/siblings.ts";
import {settleTitles, withoutIncluded, withoutNamed} from "./settle/titles.ts";

/** Diagnostics of a whole project. */
export interface Findings {
  /** Files, relative to the project root, that determined whether missing pages are errors. */
  settledBy: string[];
  /** Diagnostics of the inspection, of pages, and of links and redirects between them. */
  diagnostics: Diagnostic[];
}

/**
 * Returns the final diagnostics of a build, and other files that determined them. Reuses the diagnostics of the last build if
 * their inputs are unchanged.
 *
 * @param options.settings key of all inputs except pages
 * @param options.ofThisRun diagnostics of git and of images
 * @param options.last state of the last build; null if its diagnostics are not comparable
 */
export async function settledFindings(
  project: Project,
  inspection: Inspection,
  assembly: Assembly,
  options: {
    settings: string;
    ofThisRun: readonly Diagnostic[];
    last: Pick<Cache, "build" | "lastFacts"> | null;
  },
): Promise<KnownFindings & {key: string}> {
  const {root, config} = project;
  const {pages, drafts} = assembly;
  const all = [...pages, ...drafts];
  const keyOf = (of: readonly StoredPage[]): string => findingsKey(options.settings, of);
  const others = [...inspection.diagnostics, ...assembly.diagnostics];
  const key = keyOf(all);
  const {last} = options;
  const previous = last?.build.fingerprint ?? null;
  const known =
    knownFindings(root, key, previous) ??
    movedFindings(
      all,
      path => last?.lastFacts(path),
      others,
      of => knownFindings(root, keyOf(of), previous),
    );
  if (known) return {key, ...known};
  const {diagnostics, settledBy} = await collectFindings(project, inspection, assembly);
  const found = [...options.ofThisRun, ...ofOwnPages(diagnostics, inspection)];
  return {
    key,
    diagnostics: applyRules(mergePartials(found, pages), config.rules).sort(compareDiagnostics),
    settledBy: settledBy.map(path => ({path, hash: hashDependency(root, path)})),
  };
}

/** Collects the diagnostics of all pages, and checks the links between them. */
export async function collectFindings(
  {config, configFile, root, editions, detected}: Project,
  {context, data, diagnostics}: Inspection,
  {pages, drafts, dropped, arrangement, diagnostics: ofOrder, missing}: Assembly,
): Promise<Findings> {
  const urlsOfDrafts = drafts.map(({url}) => url);
  const {byUrl} = arrangement;
  const respelled = new Set<Diagnostic>();
  const ofTargets = checkLinks(shownPages(arrangement), byUrl, new Set(urlsOfDrafts), respelled);
  const ofLinks = [...ofOrder, ...ofTargets];
  // Redirects apply to the whole site, and some of their pages belong to other languages and versions.
  const ofRedirects = context.edition?.self
    ? []
    : checkRedirects(data, arrangement, context.siteMap, [...context.known, ...otherEditions(context)]);
  const ofSidebar = await configFindings(
    configFile,
    missingPages(missing, arrangement, [...urlsOfDrafts, ...dropped.map(({file = ""}) => file)]),
    ownPlaces({config, editions}),
  );
  const ofPages = pages.flatMap(page => findingsOf(page, arrangement));
  const settled = await settleMissing(
    [...settleNames(ofPages, pages), ...ofRedirects.filter(each => !isRespelledRedirect(each))],
    pages,
    context,
    {hasConfig: configFile !== null, toolFile: detected ? join(root, detected.file) : null},
  );
  const hasRules = configFile !== null || context.dialect.links.mayBeBelow !== true;
  const ofSlugs = ofRedirects.filter(isRespelledRedirect);
  const ofAnchors = settleAnchors(
    [...settleNames(ofLinks, pages, respelled), ...ofSlugs],
    new Set([...respelled, ...ofSlugs]),
    pages,
    context.dialect,
    hasRules,
  );
  const titled = withoutIncluded(withoutNamed(settled.findings, pages, config.sidebar), pages);
  const ofLinksAndPages = settleKinds(
    [...(hasRules ? titled : settleTitles(titled, pages)), ...ofAnchors],
    pages,
    context.siteMap.urls,
    hasRules,
  );
  const all = [...diagnostics, ...dropped, ...mergeSiblings(ofLinksAndPages), ...ofSidebar];
  return {settledBy: settled.files, diagnostics: all.map(({about: _about, ...finding}) => finding)};
}

/** URL prefixes of other languages and versions, whose pages are unknown here. */
const otherEditions = ({edition}: PageContext): string[] =>
  (edition?.others ?? []).filter(path => path !== "").map(path => `/${path}/`);

/** Returns the findings of a page. Its title is not missing if the sidebar has one, or if a program generates its content. */
function findingsOf(page: PageFacts, {byUrl}: Arrangement): Diagnostic[] {
  if (!page.hasDiagnostics) return [];
  const {diagnostics} = page.readChecks();
  const isTitled = page.isGenerated || (byUrl.get(page.url)?.title ?? page.title) !== page.title;
  return isTitled ? diagnostics.filter(({code}) => code !== "title-missing") : diagnostics;
}

/** Excludes diagnostics of fallback pages, which are reported in their own language. */
export function ofOwnPages(diagnostics: readonly Diagnostic[], {found}: Inspection): Diagnostic[] {
  const others = new Set(found.pages.flatMap(page => (page.fallback === undefined ? [] : [page.path])));
  return diagnostics.filter(({file}) => file === undefined || !others.has(file));
}

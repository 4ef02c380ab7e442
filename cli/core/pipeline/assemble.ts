import {join} from "node:path";
import type {Project} from "#cli/config/load.ts";
import type {SharedCache} from "#cli/shared-cache/shared-cache.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {arrange} from "../arrange/arrange.ts";
import {withMenuTitles} from "../arrange/menu-titles.ts";
import {projectPath} from "../discover/discover.ts";
import type {GitChanges} from "../discover/git-changes.ts";
import type {Arrangement} from "../model/arrangement.ts";
import type {PageContext} from "../model/page-context.ts";
import type {PageFacts} from "../model/page-facts.ts";
import {checkRedirects} from "../render/data/redirects.ts";
import type {Cache} from "./cache/cache.ts";
import {contextKey} from "./cache/context-key.ts";
import {configFindings} from "./config-findings/locate.ts";
import {ownPlaces} from "./config-findings/own-settings.ts";
import {missingPages} from "./config-findings/pages.ts";
import type {Inspection} from "./inspect.ts";
import {type ProcessedPages, processPages} from "./process-pages.ts";
import {isRespelledRedirect, settleAnchors} from "./settle/anchors.ts";
import {settleKinds} from "./settle/kinds.ts";
import {settleMissing} from "./settle/missing.ts";
import {settleNames} from "./settle/names.ts";
import {mergeSiblings} from "./settle/siblings.ts";
import {settleTitles} from "./settle/titles.ts";
import type {StageClock} from "./timings.ts";

/** All pages, processed and arranged. */
export interface Assembly extends ProcessedPages {
  arrangement: Arrangement;
  /** Files, relative to the project root, that determined whether missing pages are errors. */
  settledBy: string[];
  /** Diagnostics of the inspection, of pages, and of links and redirects between them. */
  diagnostics: Diagnostic[];
}

/** URL prefixes of other languages and versions, whose pages are unknown here. */
const otherEditions = ({edition}: PageContext): string[] =>
  (edition?.others ?? []).filter(path => path !== "").map(path => `/${path}/`);

interface AssembleOptions {
  workers: number | null;
  changes: Promise<GitChanges["changes"]>;
  /** Shared cache and tool version; null if no cache is shared. */
  shared: {cache: SharedCache; tool: string} | null;
}

/** Processes every page that is not in the cache and arranges all pages. Common to builds and checks. */
export async function assemble(
  project: Project,
  inspection: Inspection,
  cache: Cache,
  {workers, changes, shared}: AssembleOptions,
  clock: StageClock,
): Promise<Assembly> {
  const {config, configFile, root, editions, detected} = project;
  const {context, data, sources, diagnostics} = inspection;
  const conditions = contextKey(context);
  cache.openPages(conditions);
  const processed = await processPages(sources, context, cache, {
    drafts: config.drafts,
    workers,
    shared: shared && {cache: shared.cache, conditions: `${shared.tool}\n${conditions}`},
  });
  clock.lap("pages");
  const {
    arrangement,
    diagnostics: ofLinks,
    respelled,
    missing,
  } = arrangePages(processed, project, inspection, await changes);
  // Redirects apply to the whole site, and some of their pages belong to other languages and versions.
  const ofRedirects = context.edition?.self
    ? []
    : checkRedirects(data, arrangement, context.siteMap, [...context.known, ...otherEditions(context)]);
  const left = [...processed.drafts.map(({url}) => url), ...processed.dropped.map(({file = ""}) => file)];
  const ofSidebar = await configFindings(
    configFile,
    missingPages(missing, arrangement, left),
    ownPlaces({config, editions}),
  );
  clock.lap("arrange");
  const ofPages = processed.pages.flatMap(page => findingsOf(page, arrangement));
  const settled = await settleMissing(
    [...settleNames(ofPages, processed.pages), ...ofRedirects.filter(each => !isRespelledRedirect(each))],
    processed.pages,
    context,
    {hasConfig: configFile !== null, toolFile: detected ? join(root, detected.file) : null},
  );
  const hasRules = configFile !== null || context.dialect.links.mayBeBelow !== true;
  const ofSlugs = ofRedirects.filter(isRespelledRedirect);
  const ofAnchors = settleAnchors(
    [...settleNames(ofLinks, processed.pages, respelled), ...ofSlugs],
    new Set([...respelled, ...ofSlugs]),
    processed.pages,
    context.dialect,
    hasRules,
  );
  const ofLinksAndPages = settleKinds(
    [...(hasRules ? settled.findings : settleTitles(settled.findings, processed.pages)), ...ofAnchors],
    processed.pages,
    context.siteMap.urls,
    hasRules,
  );
  return {
    ...processed,
    arrangement,
    settledBy: settled.files,
    diagnostics: [...diagnostics, ...processed.dropped, ...mergeSiblings(ofLinksAndPages), ...ofSidebar],
  };
}

/** Returns the findings of a page. It has a title if its sidebar gives it one, or if a program makes its content. */
function findingsOf(page: PageFacts, {byUrl}: Arrangement): Diagnostic[] {
  if (!page.hasDiagnostics) return [];
  const {diagnostics} = page.readChecks();
  const isTitled = page.isGenerated || (byUrl.get(page.url)?.title ?? page.title) !== page.title;
  return isTitled ? diagnostics.filter(({code}) => code !== "title-missing") : diagnostics;
}

/** Arranges the pages of a project by its settings. Pages without a title get the one shown in their sidebar. */
export function arrangePages(
  {pages, drafts}: Pick<ProcessedPages, "pages" | "drafts">,
  {config, root, content, layers}: Project,
  {context, metas}: Inspection,
  changes: GitChanges["changes"],
): ReturnType<typeof arrange> {
  const options = {
    order: context.dialect.order,
    sortsFolders: context.dialect.sortsFolders,
    contentPath: projectPath(root, content),
    sections: config.sections,
    changes,
    sidebar: config.sidebar,
    prefix: layers[0]?.prefix,
    redirects: context.siteMap.redirects,
    metas,
    drafts: new Set(drafts.map(page => page.url)),
  };
  const arranged = arrange(pages, options);
  const titled = withMenuTitles(pages, arranged.arrangement);
  return titled === null ? arranged : arrange(titled, options);
}

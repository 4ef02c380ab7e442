import type {Project} from "#cli/config/load.ts";
import type {SharedCache} from "#cli/shared-cache/shared-cache.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {arrange} from "../arrange/arrange.ts";
import {projectPath} from "../discover/discover.ts";
import type {GitChanges} from "../discover/git-changes.ts";
import type {Arrangement} from "../model/arrangement.ts";
import type {PageContext} from "../model/page-context.ts";
import {checkRedirects} from "../render/data/redirects.ts";
import type {Cache} from "./cache/cache.ts";
import {contextKey} from "./cache/context-key.ts";
import {configFindings} from "./config-findings/locate.ts";
import {missingPages} from "./config-findings/pages.ts";
import type {Inspection} from "./inspect.ts";
import {type ProcessedPages, processPages} from "./process-pages.ts";
import {settleMissing} from "./settle/missing.ts";
import type {StageClock} from "./timings.ts";

/** All pages, processed and in order. */
export interface Assembly extends ProcessedPages {
  arrangement: Arrangement;
  /** Files, relative to the project root, by which missing pages were judged. */
  settledBy: string[];
  /** Findings of inspection, dropped pages, pages, links between pages and redirects. */
  diagnostics: Diagnostic[];
}

/** Beginnings of the urls of other languages and versions, whose pages are not known here. */
const otherEditions = ({edition}: PageContext): string[] =>
  (edition?.others ?? []).filter(path => path !== "").map(path => `/${path}/`);

interface AssembleOptions {
  workers: number | null;
  changes: Promise<GitChanges["changes"]>;
  /** Where machines share pages that this tool made; null: nowhere. */
  shared: {cache: SharedCache; tool: string} | null;
}

/** The middle of a build and of a check: processes every page that the cache does not know, and arranges them all. */
export async function assemble(
  {config, configFile, root, content, editions}: Project,
  {context, data, sources, metas, diagnostics}: Inspection,
  cache: Cache,
  {workers, changes, shared}: AssembleOptions,
  clock: StageClock,
): Promise<Assembly> {
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
    missing,
  } = arrange(processed.pages, {
    order: context.dialect.order,
    sortsFolders: context.dialect.sortsFolders,
    contentPath: projectPath(root, content),
    sections: config.sections,
    changes: await changes,
    sidebar: config.sidebar,
    metas,
    drafts: new Set(processed.drafts.map(page => page.url)),
  });
  // Redirects are those of the whole site; its other languages and versions have some of the pages.
  const ofRedirects = context.edition?.self
    ? []
    : checkRedirects(data, arrangement, context.siteMap, [...context.known, ...otherEditions(context)]);
  const isWhole = !editions || editions.self.path === "";
  const left = [...processed.drafts.map(({url}) => url), ...processed.dropped.map(({file = ""}) => file)];
  const ofSidebar = isWhole ? await configFindings(configFile, missingPages(missing, arrangement, left)) : [];
  clock.lap("arrange");
  const ofPages = processed.pages.flatMap(page => (page.hasDiagnostics ? page.readChecks().diagnostics : []));
  const settled = await settleMissing(
    [...ofPages, ...ofRedirects],
    processed.pages,
    context,
    configFile !== null,
  );
  return {
    ...processed,
    arrangement,
    settledBy: settled.files,
    diagnostics: [...diagnostics, ...processed.dropped, ...settled.findings, ...ofLinks, ...ofSidebar],
  };
}

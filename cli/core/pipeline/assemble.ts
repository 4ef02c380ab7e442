import type {Project} from "#cli/config/load.ts";
import type {SharedCache} from "#cli/shared-cache/shared-cache.ts";
import {arrange} from "../arrange/arrange.ts";
import {withMenuTitles} from "../arrange/menu-titles.ts";
import {projectPath} from "../discover/discover.ts";
import type {GitChanges} from "../discover/git-changes.ts";
import type {Cache} from "./cache/cache.ts";
import {contextKey} from "./cache/context-key.ts";
import type {Inspection} from "./inspect.ts";
import {type ProcessedPages, processPages} from "./process-pages.ts";
import type {StageClock} from "./timings.ts";

/** All pages, processed and arranged. */
export interface Assembly extends ProcessedPages, ReturnType<typeof arrange> {}

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
  const {context, sources} = inspection;
  const conditions = contextKey(context);
  cache.openPages(conditions);
  const processed = await processPages(sources, context, cache, {
    drafts: project.config.drafts,
    workers,
    shared: shared && {cache: shared.cache, conditions: `${shared.tool}\n${conditions}`},
  });
  clock.lap("pages");
  const arranged = arrangePages(processed.pages, project, inspection, await changes);
  clock.lap("arrange");
  return {...processed, ...arranged};
}

/** Arranges the pages of a project by its settings. Pages without a title get the one shown in their sidebar. */
export function arrangePages(
  pages: ProcessedPages["pages"],
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
  };
  const arranged = arrange(pages, options);
  const titled = withMenuTitles(pages, arranged.arrangement);
  return titled === null ? arranged : arrange(titled, options);
}

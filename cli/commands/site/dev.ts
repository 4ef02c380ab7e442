import {join} from "node:path";
import {loadProject, type ProjectFlags} from "#cli/config/load.ts";
import {humanReport, paintFor, plural} from "#cli/report/human.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {compiledCode} from "#site/server/compiled-code.ts";
import type {SiteCode} from "#site/server/dev-handler.ts";
import {devSite} from "#site/server/dev-site.ts";
import {startServer} from "#site/server/static-server.ts";
import {siteAddress} from "#support/links/site-address.ts";
import {watchBuilds} from "../build/build.ts";
import {buildsApart} from "../build/build-process.ts";
import type {ExitCode, Io} from "../io.ts";
import {prebuiltClient} from "./client.ts";
import {openPreviews, type Previews} from "./previews.ts";
import {type ServerFlags, serving} from "./serving.ts";

/** Flags of `docs-index dev`. */
export interface DevFlags extends ProjectFlags, ServerFlags {}

/**
 * Runs `docs-index dev`, which serves the site while its pages are edited, until interrupted. Changes appear
 * without a full page load.
 *
 * Throws `serve-port`, `site-client`, `watch-failed`.
 */
export async function devCommand(flags: DevFlags, io: Io, tool: string): Promise<ExitCode> {
  const {project, site, watch} = await openDev(flags, io, tool, compiledCode(prebuiltClient));
  const {server, url} = await serving(flags, io, port => startServer(site.handler, port, flags));
  io.stderr.write(`Building ${project.content}\n`);
  try {
    await watch(() => {
      io.stderr.write(`Watching for changes; open ${url}${siteAddress(project.config).base}\n`);
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return 0;
}

/**
 * Prepares a site that follows a project's changes. The caller serves it and starts the builds. An edit takes two paths:
 *
 * 1. `watchProject` notes the changed files and calls `onEdit` at once, even while a build runs.
 * 2. `onEdit` renders the pages of at most 5 edited files (`previews.ts`), and `site.showPage` sends them to browsers.
 * 3. Meanwhile, `builder.build` builds everything in a process (`build-process.ts`). Its first page documents are announced
 *    before they are written (`core/pipeline/announce.ts`), and `onPage` shows them in the same way.
 * 4. When the artifacts are written, `onRound` calls `site.showBuild`, which finds what has changed (`follow-artifacts.ts`):
 *    browsers fetch these pages and styles, or reload if the page layout changed (`site/dev/dev-client.ts`). `onRound`
 *    also reports findings, and opens new previews if an edited file belongs to no page of theirs, or too many changed.
 */
export async function openDev(flags: ProjectFlags, io: Io, tool: string, code: SiteCode) {
  const {cache, ...found} = await loadProject(io.cwd, flags, tool);
  const out = join(cache, "dev");
  const project = {...found, cache, out};
  const site = devSite({out, base: siteAddress(project.config).base, code});
  const print = findingsReporter(io);
  const reportLater = whenQuiet(print);
  return {
    project,
    site,
    /**
     * Builds now and after every change, until the signal of `io` ends it. Calls `onReady` once, when pages can be
     * opened: as soon as they are known, or after the first build with its findings if nothing could be shown before.
     */
    async watch(onReady: () => void = () => {}): Promise<void> {
      let ready: (() => void) | undefined = onReady;
      const builder = buildsApart(io, tool);
      const previews: {current: Previews | null} = {current: null};
      let isFirst = true;
      /** Shows edits until all files are watched. */
      const early = setInterval(() => {
        for (const page of previews.current?.refreshShown() ?? []) site.showPage(page);
      }, EARLY_MS);
      try {
        previews.current = await openPreviews(project, tool);
        if (previews.current !== null) {
          site.showPreview(previews.current);
          onReady();
          ready = undefined;
          await site.documentSent(FIRST_DOCUMENT_MS);
        }
        await watchBuilds(project, {content: flags.content, out}, io, tool, {
          async build(flags, announce) {
            clearInterval(early);
            return await builder.build(flags, announce);
          },
          onPage: page => void (isFirst || site.showPage(page)),
          onEdit: edited => {
            for (const page of previews.current?.refresh(edited) ?? []) site.showPage(page);
          },
          async onRound({report, edited, project: built}) {
            if (io.signal?.aborted) return;
            const {diagnostics} = report;
            await site.showBuild(diagnostics);
            if (built && previews.current?.isStale() !== false) {
              previews.current?.close();
              previews.current = await openPreviews({...built, out}, tool);
            }
            if (isFirst) {
              print(diagnostics);
              if (ready) ready();
              else io.stderr.write("The first build is complete.\n");
            } else {
              if (edited && built) io.stderr.write(editLine(edited, project.root));
              reportLater(diagnostics);
            }
            isFirst = false;
          },
        });
      } finally {
        clearInterval(early);
        site.close();
        previews.current?.close();
        builder.close();
      }
    },
  };
}

/** Returns a line that names what has changed since the last build, or an empty string if nothing has. */
function editLine(edited: ReadonlySet<string>, root: string): string {
  const [first] = edited;
  if (first === undefined) return "";
  const what = edited.size === 1 ? relativePath(root, first) : plural(edited.size, "file");
  return `${what} changed: rebuilt\n`;
}

/** Debounces a function, because a file looks broken while it is being written. */
function whenQuiet<T>(call: (value: T) => void): (value: T) => void {
  let timer: NodeJS.Timeout | undefined;
  return value => {
    clearTimeout(timer);
    timer = setTimeout(() => call(value), QUIET_MS).unref();
  };
}

const QUIET_MS = 300;

/** Interval in milliseconds at which the files of shown pages are checked until they are watched. */
const EARLY_MS = 100;

/** Time in milliseconds that the first build waits for a browser, so that the first document is sent sooner. */
const FIRST_DOCUMENT_MS = 1000;

/**
 * Creates a function that prints only the diagnostics that are new since the previous round, and announces when earlier
 * ones have been resolved.
 */
export function findingsReporter(io: Pick<Io, "stderr" | "env">): (findings: readonly Diagnostic[]) => void {
  let last = new Set<string>();
  return findings => {
    const now = new Map(findings.map(finding => [JSON.stringify(finding), finding]));
    const fresh = [...now].flatMap(([key, finding]) => (last.has(key) ? [] : finding));
    const gone = [...last].some(key => !now.has(key));
    last = new Set(now.keys());
    if (fresh.length > 0) io.stderr.write(humanReport(fresh, paintFor(io.stderr, io.env)));
    if (gone && now.size !== fresh.length) io.stderr.write(`${plural(now.size, "finding")} in all.\n`);
    if (gone && now.size === 0) io.stderr.write("No findings left.\n");
  };
}

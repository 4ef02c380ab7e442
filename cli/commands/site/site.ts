import {existsSync, readFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {loadProject, type Project} from "#cli/config/load.ts";
import {diagnostic, fatal} from "#cli/report/diagnostic.ts";
import {humanReport, paintFor} from "#cli/report/human.ts";
import {applyRules} from "#cli/report/rules.ts";
import {pageDocumentPath} from "#schemas/artifact-paths.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {Host} from "#site/prerender/hosts/hosts.ts";
import {foreignFolder} from "#site/prerender/output-folder.ts";
import {prerender} from "#site/prerender/prerender.ts";
import {asError} from "#support/files/as-error.ts";
import {contentHash} from "#support/files/hash.ts";
import {buildCommand} from "../build/build.ts";
import type {BuildFlags} from "../build/flags.ts";
import type {ExitCode, Io} from "../io.ts";
import {prebuiltClient} from "./client.ts";

/** Flags of `docs-index site`. */
export interface SiteFlags extends BuildFlags {
  /** Output folder of the site. */
  out?: string;
  /** Folder of existing artifacts. Without it, they are built. */
  artifacts?: string;
  /** Fetch external pages first. Failures do not stop the build. */
  fetch?: boolean;
  /** False with `--no-service-worker`. */
  serviceWorker?: boolean;
  host?: Host;
}

/**
 * Runs `docs-index site`, which builds the artifacts and generates the site from them alone. Exit codes are
 * the same as for `docs-index build`: with errors in the content (1), valid pages are still written.
 *
 * Throws `output-foreign`, `output-write`, `artifacts-missing`, `site-client`, and whatever a build throws.
 */
export async function siteCommand(flags: SiteFlags, io: Io, tool: string): Promise<ExitCode> {
  const {out, artifacts, fetch, serviceWorker, host, ...shared} = flags;
  const project = await loadProject(io.cwd, shared, tool);
  const folder = siteFolder(project, out, io.cwd);
  if (fetch) {
    const {fetchCommand} = await import("../fetch/fetch.ts");
    await fetchCommand({quiet: flags.quiet}, project, io);
  }
  const code = artifacts === undefined ? await buildCommand(shared, io, tool) : 0;
  if (code === 2) return code;
  const from = artifacts === undefined ? project.out : resolve(io.cwd, artifacts);
  if (!existsSync(join(from, "data/site.json")))
    throw fatal("artifacts-missing", `there are no artifacts in ${from}`);
  if (!flags.quiet) io.stderr.write(humanReport(homeFindings(project, from), paintFor(io.stderr, io.env)));
  const start = performance.now();
  const {written, kept, removed} = await writing(folder, async () => {
    const {output, left} = await prerender({
      clientOf: prebuiltClient,
      artifacts: from,
      out: folder,
      serviceWorker: serviceWorker ?? true,
      host,
      threads: flags.threads,
      cache: join(project.cache, `site-${contentHash(folder)}.json`),
      sources: tool,
    });
    const findings = applyRules(
      left.map(message => diagnostic("host-rule", message)),
      project.config.rules,
    );
    io.stderr.write(humanReport(findings, paintFor(io.stderr, io.env)));
    return output.close();
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (!flags.quiet)
    io.stderr.write(
      `Site → ${folder} in ${seconds} s (${written} files written, ${kept} kept, ${removed} removed)\n`,
    );
  return code;
}

/** Runs the function that writes the site. Throws `output-write` for file system errors. */
async function writing<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    // The error of a copy names its source first.
    const {code, syscall, path = folder, dest = path} = asError(error);
    if (code === undefined || syscall === undefined) throw error;
    throw fatal("output-write", `can't write ${dest} (${code})`, {
      hint: "Check permissions, free space, and whether another program has a file there open; then run it again.",
    });
  }
}

/** Reports a missing home page (`home-missing`). Sites need one; artifacts alone do not. */
function homeFindings({config}: Project, artifacts: string): Diagnostic[] {
  if (config.home) return [];
  const home: PageDocument = JSON.parse(readFileSync(join(artifacts, pageDocumentPath("/")), "utf8"));
  const isWritten = /\.mdx?$/.test(home.path);
  return isWritten ? [] : applyRules([diagnostic("home-missing", "there is no home page")], config.rules);
}

/** Returns the output folder of the site. Throws `output-foreign`, `output-inside-content`. */
export function siteFolder(project: Project, out: string | undefined, cwd: string): string {
  const folder = out === undefined ? project.dist : resolve(cwd, out);
  const foreign = foreignFolder(folder);
  if (foreign !== null) throw fatal("output-foreign", foreign);
  if (folder === project.out || folder === project.content)
    throw fatal("output-inside-content", `${folder} is used for the site and for other files`);
  return folder;
}

import {mkdtempSync, realpathSync, rmSync, statSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {basename, join, resolve} from "node:path";
import {type Break, type Comparison, findBreaks} from "#cli/compare/find-breaks.ts";
import {NewSite} from "#cli/compare/new-site.ts";
import {readFolder} from "#cli/compare/old-folder.ts";
import {readList} from "#cli/compare/old-list.ts";
import type {IdKinds, OldAddress, OldSite} from "#cli/compare/old-site.ts";
import {addRedirects, configRedirects, isWritable} from "#cli/compare/write-redirects.ts";
import {loadProject, type Project, type ProjectFlags} from "#cli/config/load.ts";
import {fatal} from "#cli/report/diagnostic.ts";
import {plural} from "#cli/report/human.ts";
import {countSeverities} from "#cli/report/summary.ts";
import {build} from "#core/pipeline/build.ts";
import {asError} from "#support/files/as-error.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {replaceFile} from "#support/files/replace-file.ts";
import type {Move} from "#support/links/redirect-lines.ts";
import {prefixOf, workspace} from "./check/check.ts";
import {type Format, writeReport} from "./check/report.ts";
import type {ExitCode, Io} from "./io.ts";

/** Flags of `docs-index compare`. */
export interface CompareFlags extends ProjectFlags {
  artifacts?: string;
  base?: string;
  ids?: IdKinds;
  format?: Format;
  strict?: boolean;
  all?: boolean;
  write?: boolean;
  cache?: boolean;
}

type Compared = Comparison & {before: OldSite};

const DOWNLOAD = "Download it first: curl --location --output sitemap.xml <url>";

/**
 * Runs `docs-index compare <old>`, which finds links to an old site that would break. The new site is built
 * in a temporary folder, or read from `--artifacts`. With `--write`, reliable redirects are added to the
 * config, and links they fix are not reported. Returns exit code 1 if errors remain (with `--strict` also for
 * warnings).
 */
export async function compareCommand(
  old: string,
  flags: CompareFlags,
  io: Io,
  version: {version: string; tool: string},
): Promise<ExitCode> {
  if (/^https?:\/\//.test(old)) throw fatal("compare-input", `${old} is not a file`, {hint: DOWNLOAD});
  const project = await loadProject(io.cwd, flags);
  const {before, breaks, ids} = await compareWith(project, flags, io, version.tool, site => {
    const base = `/${(flags.base ?? site.base).replaceAll(/^\/+|\/+$/g, "")}/`.replace("//", "/");
    const address = {base, origin: site.origin};
    const before = readOldSite(resolve(io.cwd, old), project.root, flags.ids ?? "headings", address);
    return {before, ...findBreaks(before, site)};
  });
  const isMended = flags.write === true && writeRedirects(breaks, project, io);
  const findings = breaks
    .filter(({redirect}) => !(isMended && redirect && isWritable(redirect)))
    .map(({finding}) => finding);
  const format = flags.format ?? "human";
  const prefix = prefixOf(
    project.root,
    format === "human" || format === "json" ? project.root : workspace(io),
  );
  const pages = before.pages.length;
  if (format === "human")
    io.stderr.write(
      `Looked up ${[plural(pages, "page"), plural(ids, "id"), plural(before.redirects.length, "redirect")].join(", ")} of ${basename(old)}.\n`,
    );
  writeReport(
    format,
    findings,
    {toolVersion: version.version, pages, prefix},
    {info: true, all: flags.all === true, command: "compare", fixable: 0},
    io,
  );
  const {error, warning} = countSeverities(findings);
  return error > 0 || (flags.strict && warning > 0) ? 1 : 0;
}

/** Compares with `--artifacts`, or with a build in a temporary folder. */
async function compareWith(
  project: Project,
  flags: CompareFlags,
  io: Io,
  toolVersion: string,
  compare: (site: NewSite) => Compared,
): Promise<Compared> {
  const {known} = project.config;
  if (flags.artifacts !== undefined) return compare(new NewSite(resolve(io.cwd, flags.artifacts), known));
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), "docs-index-compare-")));
  try {
    const out = join(temporary, "artifacts");
    const {pages} = await build(
      {...project, out},
      {parser: "native", cache: flags.cache ?? true, workers: null, toolVersion},
    );
    if (pages.dropped > 0) io.stderr.write(`${plural(pages.dropped, "page")} could not be built\n`);
    return compare(new NewSite(out, known));
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}

/**
 * Adds the redirects to the config, or prints them if there is none. Returns whether they were added. Throws
 * `compare-write`.
 */
function writeRedirects(breaks: readonly Break[], {configFile}: Project, io: Io): boolean {
  const sure = breaks.flatMap(({redirect}) => (redirect && isWritable(redirect) ? [redirect] : []));
  const redirects: Move[] = configRedirects(sure);
  if (redirects.length === 0) return false;
  if (configFile === null) {
    const entries = Object.fromEntries(redirects.map(({from, to}) => [from, to]));
    io.stderr.write(
      `There is no config yet. Create one with \`docs-index init\`, then add:\n${JSON.stringify({redirects: entries}, null, 2)}\n`,
    );
    return false;
  }
  try {
    const text = addRedirects(readRegularFile(configFile, MAX_FILE.text).toString("utf8"), redirects);
    replaceFile(configFile, path => writeFileSync(path, text));
  } catch (error) {
    throw fatal("compare-write", `${basename(configFile)}: ${asError(error).message}`);
  }
  io.stderr.write(`${plural(redirects.length, "redirect")} added to ${basename(configFile)}\n`);
  return true;
}

/** Reads the old site: a folder of HTML, a sitemap, or a list of URLs. Throws `compare-input`. */
function readOldSite(path: string, root: string, ids: IdKinds, address: OldAddress): OldSite {
  const entry = statSync(path, {throwIfNoEntry: false});
  if (!entry) throw fatal("compare-input", `there is no ${path}`);
  return entry.isDirectory() ? readFolder(path, root, ids, address) : readList(path, root, ids, address);
}

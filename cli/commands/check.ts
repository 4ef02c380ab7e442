import {relative, resolve, sep} from "node:path";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import {fixOf, mend} from "../check/fix.ts";
import type {Severities} from "../check/select.ts";
import {loadProject, type Project, type ProjectFlags} from "../config/load.ts";
import {type CheckOptions, check} from "../pipeline/check.ts";
import {plural} from "../report/human.ts";
import {countSeverities} from "../report/summary.ts";
import {inPaths, requirePaths} from "./check-paths.ts";
import {type Format, writeReport} from "./check-report.ts";
import {readRules} from "./check-rules.ts";
import type {ExitCode, Io} from "./io.ts";

/** Flags of `docs-index check`. */
export interface CheckFlags extends ProjectFlags {
  format?: Format;
  strict?: boolean;
  fix?: boolean;
  info?: boolean;
  /** `name` or `name=severity`. */
  rule?: string[];
  external?: boolean;
  baseline?: string;
  updateBaseline?: boolean;
  /** False with `--no-cache`. */
  cache?: boolean;
  parser?: "native" | "remark";
  threads?: number;
}

/** After so many rounds of mending, what is left is reported: each round mends all that it can. */
const MAX_ROUNDS = 10;

/**
 * `docs-index check [paths…]`: the faults of a docs folder. Exit code 1 where an error was found (with `--strict` also a
 * warning). With `--fix`, what can be mended without doubt is mended first. Paths restrict what is reported, never
 * what is looked at: links lead anywhere.
 */
export async function checkCommand(
  paths: readonly string[],
  flags: CheckFlags,
  io: Io,
  version: {version: string; tool: string},
): Promise<ExitCode> {
  const project = await loadProject(io.cwd, flags, flags.cache === false ? undefined : version.tool);
  requirePaths(paths, io.cwd);
  const {only, severities} = readRules(flags.rule ?? []);
  const all: Severities = {...project.config.rules, ...severities};
  const options = await checkOptions(project, all, flags, io, version.tool);
  const reported = (finding: Diagnostic): boolean =>
    (only === null || only.has(finding.code)) && inPaths(finding, paths, io.cwd, project.root);

  let report = await check(project, options);
  let mended = 0;
  for (let round = 0; flags.fix && round < MAX_ROUNDS; round++) {
    const count = mend(report.diagnostics.filter(reported), report.fixes, project.root);
    if (count === 0) break;
    mended += count;
    report = await check(project, options);
  }
  const findings = report.diagnostics.filter(reported);
  const {error, warning} = countSeverities(findings);
  const format = flags.format ?? "human";
  const prefix = prefixOf(
    project.root,
    format === "human" || format === "json" ? project.root : workspace(io),
  );
  const amount = {
    info: flags.info === true || only !== null,
    fixable: flags.fix ? 0 : findings.filter(finding => fixOf(finding, report.fixes)).length,
  };
  writeReport(format, findings, {toolVersion: version.version, pages: report.pages, prefix}, amount, io);
  if (mended > 0) io.stderr.write(`${plural(mended, "finding")} mended\n`);
  return error > 0 || (flags.strict && warning > 0) ? 1 : 0;
}

async function checkOptions(
  project: Project,
  severities: Severities,
  flags: CheckFlags,
  io: Io,
  toolVersion: string,
): Promise<CheckOptions> {
  const {parser = "native", cache = true, threads: workers = null} = flags;
  const further: CheckOptions["further"] = [];
  const {searchCheck} = await import("./check-search.ts");
  const search = severities["search-query"] === "off" ? null : searchCheck(project, cache, toolVersion);
  if (search) further.push(search);
  if (flags.external) {
    const {webCheck} = await import("./check-web.ts");
    further.push(webCheck(project, flags, io));
  }
  return {parser, cache, workers, toolVersion, severities, further};
}

/** Where machines count files from: the checkout in GitHub Actions, else the working directory. */
const workspace = ({cwd, env}: Io): string => env.GITHUB_WORKSPACE ?? cwd;

function prefixOf(root: string, base: string): string {
  const path = relative(resolve(base), root).split(sep).join("/");
  return path === "" || path.startsWith("..") ? "" : `${path}/`;
}

import {resolve} from "node:path";
import {applyFixes, fixOf} from "#cli/checks/fix.ts";
import type {Severities} from "#cli/checks/select.ts";
import {loadProject, type Project} from "#cli/config/load.ts";
import {plural} from "#cli/report/human.ts";
import {countSeverities} from "#cli/report/summary.ts";
import {type CheckOptions, check} from "#core/pipeline/check.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {pathWithin} from "#schemas/rules/disk-path.ts";
import type {ExitCode, Io} from "../io.ts";
import {openSharedCache} from "../shared-cache.ts";
import type {CheckFlags} from "./flags.ts";
import {inPaths, requirePaths} from "./paths.ts";
import {writeReport} from "./report.ts";
import {readRules} from "./rules.ts";

/** Maximum number of fixing rounds. Each applies all non-overlapping fixes; what remains is reported. */
const MAX_ROUNDS = 10;

/**
 * Runs `docs-index check [paths…]`, which reports problems in a docs folder. Returns exit code 1 if there are
 * errors (with `--strict` also for warnings). With `--fix`, safe fixes are applied first. Paths restrict what
 * is reported, but everything is still checked, since links may point anywhere.
 */
export async function checkCommand(
  paths: readonly string[],
  flags: CheckFlags,
  io: Io,
  version: {version: string; tool: string},
): Promise<ExitCode> {
  const project = await loadProject(io.cwd, flags, flags.cache === false ? undefined : version.tool);
  requirePaths(paths, io.cwd);
  const {only, severities} = readRules(flags.rule ?? [], flags.external === true);
  const all: Severities = {...project.config.rules, ...severities};
  const options = await checkOptions(project, all, flags, io, version.tool);
  const reported = (finding: Diagnostic): boolean =>
    (only === null || only.has(finding.code)) && inPaths(finding, paths, io.cwd, project.root);

  let report = await check(project, options);
  const fixable = (): number =>
    report.diagnostics.filter(finding => reported(finding) && fixOf(finding, report.fixes)).length;
  const before = fixable();
  for (let round = 0; flags.fix && round < MAX_ROUNDS; round++) {
    if (applyFixes(report.diagnostics.filter(reported), report.fixes, project.root) === 0) break;
    report = await check(project, options);
  }
  // A link may need several rounds, but counts once.
  const fixed = flags.fix ? before - fixable() : 0;
  const findings = report.diagnostics.filter(reported);
  const {error, warning} = countSeverities(findings);
  const format = flags.format ?? "human";
  const prefix = prefixOf(
    project.root,
    format === "human" || format === "json" ? project.root : workspace(io),
  );
  const amount = {
    info: flags.info === true || only !== null,
    all: flags.all === true,
    fixable: flags.fix ? 0 : before,
  };
  writeReport(format, findings, {toolVersion: version.version, pages: report.pages, prefix}, amount, io);
  if (fixed > 0) io.stderr.write(`${plural(fixed, "finding")} fixed\n`);
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
  const {searchCheck} = await import("./search.ts");
  const search = severities["search-query"] === "off" ? null : searchCheck(project, cache, toolVersion);
  if (search) further.push(search);
  if (flags.external) {
    const {webCheck} = await import("./web.ts");
    further.push(webCheck(project, flags, io));
  }
  const shared = await openSharedCache(flags, project.config, io);
  return {parser, cache, workers, toolVersion, severities, further, shared};
}

/**
 * Returns the folder that machine-readable paths are relative to: the checkout in GitHub Actions, or else the
 * working directory.
 */
export const workspace = ({cwd, env}: Io): string => env.GITHUB_WORKSPACE ?? cwd;

/**
 * Returns the path from a report's base folder to the project root, with a trailing slash, or an empty
 * string.
 */
export function prefixOf(root: string, base: string): string {
  const path = pathWithin(resolve(base), root);
  return path ? `${path}/` : "";
}

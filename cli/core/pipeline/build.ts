import {mkdirSync, readFileSync} from "node:fs";
import {basename, join} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {compareDiagnostics} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Manifest} from "#schemas/manifest.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {present} from "#schemas/rules/present.ts";
import type {Redirect} from "#schemas/site.ts";
import {contentHash, sha256} from "#support/files/hash.ts";
import {MANIFEST} from "../emit/output-folder.ts";
import type {LentFile} from "../model/edition.ts";
import type {EmitFile} from "../model/emit-file.ts";
import {type BuildOptions, buildEdition, type EditionReport, type OtherEditions} from "./build-edition.ts";
import {editionsIn, hasEditions, inScratch} from "./editions.ts";

/** Result of a build, and the duration of its stages. */
export type BuildReport = Omit<EditionReport, "lent" | "listing" | "redirects">;

/**
 * Builds the artifacts of a project. Each language and version other than the one at the site root is built separately in
 * the cache and then becomes a folder of the output. Content errors are in the report, and valid pages are still written.
 * Throws `FatalError` if nothing can be built at all.
 */
export async function build(project: Project, options: BuildOptions): Promise<BuildReport> {
  if (!hasEditions(project)) return await buildEdition(project, options);
  return await inScratch(options.cache ? project.cache : null, scratch =>
    buildAll(project, options, scratch),
  );
}

async function buildAll(project: Project, options: BuildOptions, scratch: string): Promise<BuildReport> {
  const [root, ...others] = await editionsIn(project, scratch);
  const reports: EditionReport[] = [];
  const files: EmitFile[] = [];
  const redirects: Redirect[] = [];
  const lent = new Map<string, LentFile>();
  const listings = new Map<string, NonNullable<EditionReport["listing"]>>();
  for (const edition of others) {
    const path = edition.editions?.self.path ?? "";
    const out = join(scratch, "editions", contentHash(project.out, path));
    mkdirSync(join(scratch, "editions"), {recursive: true});
    const {announce} = options;
    const report = await buildEdition(
      {...edition, out},
      {...options, announce: announce && (page => announce({...page, path: `${path}/${page.path}`}))},
    );
    reports.push(withOrigin(report, edition, project));
    for (const file of filesOf(out, path)) files.push(file);
    append(redirects, report.redirects ?? []);
    for (const file of report.lent ?? []) {
      const at = relativePath(project.root, join(edition.root, file.path));
      lent.set(file.out, {...file, path: at, ...(lent.get(file.out)?.hasVariants && {hasVariants: true})});
    }
    listings.set(path, report.listing ?? []);
  }
  const first = await buildEdition(present(root), options, {
    files,
    listings,
    redirects,
    lent: [...lent.values()],
  } satisfies OtherEditions);
  return joined([first, ...reports], first);
}

/** Returns the output of an edition as files under its path. */
function filesOf(out: string, path: string): EmitFile[] {
  const text = readFileSync(join(out, MANIFEST));
  const {files}: Manifest = JSON.parse(text.toString());
  return [...files, {path: MANIFEST, sha256: sha256(text)}].map(file => ({
    path: `${path}/${file.path}`,
    key: contentHash(file.sha256),
    produce: () => [readFileSync(join(out, file.path))],
  }));
}

/** Prefixes file names in the diagnostics of a git revision with its name, like git: `v1:docs/page.md`. */
function withOrigin(report: EditionReport, {root, editions}: Project, whole: Project): EditionReport {
  if (root === whole.root) return report;
  const revision = editions?.self.version ?? basename(relativePath(whole.root, root));
  return {
    ...report,
    drawnIn: [],
    diagnostics: report.diagnostics.map(finding =>
      finding.file === undefined ? finding : {...finding, file: `${revision}:${finding.file}`},
    ),
  };
}

/** Merges the reports of all editions. File counts refer to the whole output. */
function joined(reports: readonly EditionReport[], {files, timings}: EditionReport): BuildReport {
  const found = new Map<string, Diagnostic>();
  for (const finding of reports.flatMap(({diagnostics}) => diagnostics))
    found.set(JSON.stringify(finding), finding);
  const sum = (key: keyof BuildReport["pages"]): number =>
    reports.reduce((total, {pages}) => total + pages[key], 0);
  const total = Object.fromEntries(
    Object.keys(timings).map(stage => [
      stage,
      Math.round(10 * reports.reduce((ms, report) => ms + (report.timings[stage] ?? 0), 0)) / 10,
    ]),
  );
  return {
    diagnostics: [...found.values()].sort(compareDiagnostics),
    pages: {
      discovered: sum("discovered"),
      emitted: sum("emitted"),
      dropped: sum("dropped"),
      drafts: sum("drafts"),
      fresh: sum("fresh"),
    },
    files,
    drawnIn: [...new Set(reports.flatMap(({drawnIn}) => drawnIn))],
    timings: total,
  };
}

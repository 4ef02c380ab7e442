import {execFile} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {parseArgs, promisify} from "node:util";
import {siteHandler, startServer} from "../../site/server/static-server.ts";
import {chromiumPath} from "../../site/test-support/chromium.ts";

/** The last version for Node 20; not a dependency, since only this measurement needs its hundred packages. */
const LIGHTHOUSE = "lighthouse@12.2.3";
const RUNS = 3;

/** Avatars and badges: other hosts' answers are not what is measured, and build machines may not reach them. */
const FOREIGN = ["https://github.com/*", "https://img.shields.io/*"];

/** What is read of a report (Lighthouse result object, LHR). */
interface Report {
  categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {title: string; score: number | null; displayValue?: string; details?: unknown}>;
}

/** Audits one address once, as a phone. */
async function audit(url: string, folder: string): Promise<Report> {
  const file = join(folder, "report.json");
  const flags = [
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  const blocked = FOREIGN.map(pattern => `--blocked-url-patterns=${pattern}`);
  await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...flags, ...blocked], {
    env: {...process.env, CHROME_PATH: chromiumPath()},
  });
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

const points = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The audits of a report that count and are not fully met, with what was found where `verbose` asks for it. */
function shortcomings({categories, audits}: Report, verbose: boolean): string[] {
  const weighty = Object.values(categories).flatMap(({auditRefs}) => auditRefs.filter(ref => ref.weight > 0));
  return [...new Set(weighty.map(({id}) => id))].flatMap(id => {
    const found = audits[id];
    if (!found || found.score === null || found.score === 1) return [];
    const details = verbose ? `\n    ${JSON.stringify(found.details)}` : "";
    return [`  ${id} ${found.score} ${found.displayValue ?? found.title}${details}`];
  });
}

const {values, positionals} = parseArgs({
  options: {out: {type: "string", default: "dist"}, verbose: {type: "boolean", default: false}},
  allowPositionals: true,
});
const routes = positionals.length > 0 ? positionals : ["/", "/concepts/entry-points/", "/organization/"];
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
const {server, url} = await startServer(siteHandler(resolve(values.out)), 0);
for (const route of routes) {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await audit(url + route, folder));
  // Time on a busy machine varies: the run in the middle counts.
  reports.sort((a, b) => points(a, "performance") - points(b, "performance"));
  const middle = reports[Math.floor(RUNS / 2)] as Report;
  const scores = Object.keys(middle.categories).map(name => `${name} ${points(middle, name)}`);
  process.stdout.write(
    `${[`${route}: ${scores.join(", ")}`, ...shortcomings(middle, values.verbose)].join("\n")}\n`,
  );
}
server.close();
rmSync(folder, {recursive: true});

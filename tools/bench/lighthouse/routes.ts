import {resolve} from "node:path";
import {parseArgs} from "node:util";
import {siteHandler, startServer} from "#site/server/static-server.ts";
import {loadLighthouse, points, type Report} from "./audit.ts";

const RUNS = 3;

/** Lists the weighted audits of a report with less than a full score; `verbose` adds details. */
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
const audit = await loadLighthouse();
const {server, url} = await startServer(siteHandler(resolve(values.out)), 0);
for (const route of routes) {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) reports.push((await audit(url + route, null)).report);
  // Times vary on a busy machine, so the median run counts.
  reports.sort((a, b) => points(a, "performance") - points(b, "performance"));
  const middle = reports[Math.floor(RUNS / 2)] as Report;
  const scores = Object.keys(middle.categories).map(name => `${name} ${points(middle, name)}`);
  process.stdout.write(
    `${[`${route}: ${scores.join(", ")}`, ...shortcomings(middle, values.verbose)].join("\n")}\n`,
  );
}
server.close();

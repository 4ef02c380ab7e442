import {mkdtempSync, rmSync} from "node:fs";
import {loadavg, tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {parseArgs} from "node:util";
import {siteHandler, startServer} from "#site/server/static-server.ts";
import {loadLighthouse, points} from "./audit.ts";
import {type Built, buildOurs, buildStarlight, buildVitePress} from "./generators.ts";
import {mainThread} from "./main-thread.ts";
import {readText} from "./own-text.ts";

const {values} = parseArgs({
  options: {
    content: {type: "string", default: "content"},
    runs: {type: "string", default: "3"},
    page: {type: "string", multiple: true, default: ["configuration/output", "guides/caching"]},
  },
});

/** Columns of the table, in order. */
type Row = Record<
  "points" | "FCP ms" | "LCP ms" | "TBT ms" | "CLS" | "CPU ms" | "blocked ms" | "kB" | "elements",
  number
>;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const audit = await loadLighthouse();

async function measure(url: string, blocked: readonly string[]): Promise<Row> {
  const {report, events} = await audit(url, ["performance"], blocked);
  const value = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
  const {cpuMs, blockingMs} = mainThread(events);
  return {
    points: points(report, "performance"),
    "FCP ms": value("first-contentful-paint"),
    "LCP ms": value("largest-contentful-paint"),
    "TBT ms": value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
    "CPU ms": cpuMs,
    "blocked ms": blockingMs,
    kB: value("total-byte-weight") / 1000,
    elements: value("dom-size"),
  };
}

/** Formats the medians of the runs as a Markdown table. */
function table(rows: ReadonlyMap<string, readonly Row[]>): string {
  const names = Object.keys([...rows.values()][0]?.[0] ?? {}) as (keyof Row)[];
  const lines = [...rows].map(([variant, runs]) => {
    const cells = names.map(name => median(runs.map(row => row[name])).toFixed(name === "CLS" ? 3 : 0));
    return `| ${variant} | ${cells.join(" | ")} |`;
  });
  return [`| | ${names.join(" | ")} |`, `| --- |${" --- |".repeat(names.length)}`, ...lines].join("\n");
}

const work = mkdtempSync(join(tmpdir(), "lighthouse-compare-"));
const servers: {close(): void}[] = [];
try {
  const pages = readText(resolve(values.content));
  const built: Built[] = [];
  for (const build of [buildOurs, buildVitePress, buildStarlight]) {
    const site = await build(pages, work);
    process.stderr.write(`${site.name} built\n`);
    built.push(site);
  }
  const variants: {name: string; host: string; blocked: string[]; urlOf: Built["urlOf"]}[] = [];
  for (const {name, folder, urlOf} of built) {
    const {server, url: host} = await startServer(siteHandler(folder), 0);
    servers.push(server);
    variants.push({name, host, blocked: [], urlOf});
    if (name === "docs-index")
      variants.push({name: `${name} without script`, host, blocked: ["*.js"], urlOf});
  }
  for (const page of values.page) {
    const rows = new Map<string, Row[]>(variants.map(({name}) => [name, []]));
    // Variants alternate, so that other load on the machine affects all of them.
    for (let run = 0; run < Number(values.runs); run++) {
      for (const {name, host, blocked, urlOf} of variants) {
        rows.get(name)?.push(await measure(host + urlOf(page), blocked));
      }
    }
    const load = loadavg()[0]?.toFixed(1);
    process.stdout.write(`\n${page}, medians of ${values.runs} runs, load ${load}\n\n${table(rows)}\n`);
  }
} finally {
  for (const server of servers) server.close();
  rmSync(work, {recursive: true, force: true});
}

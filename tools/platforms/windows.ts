import {tmpdir} from "node:os";
import {join} from "node:path";
import {startRegistry} from "#fixtures/support/registry-server.ts";
import {differences, table} from "./compare.ts";
import {installWithNpm, packPackage} from "./install.ts";
import {runScenario} from "./scenario.ts";
import {windowsUnderWine} from "./wine.ts";

/** Runs the packed package with the Windows build of Node and compares everything it makes with that of Linux. */
const home = process.env.PLATFORMS_HOME ?? join(tmpdir(), "docs-index-platforms");
const archive = packPackage(join(home, "packed"));
const linux = {
  name: `Linux, Node ${process.versions.node}`,
  command: [process.execPath, installWithNpm(join(home, "linux"), archive)],
  env: {},
};
const windows = windowsUnderWine(join(home, "windows"), archive);
const registry = await startRegistry(stop => process.once("beforeExit", stop));
registry.publish("x-loader", "1.0.0", {files: {"README.md": "# x-loader\n\nText. [a](./a.md)\n"}});
const columns = [];
for (const platform of [linux, windows])
  columns.push({
    name: platform.name,
    outcomes: await runScenario(platform, join(home, "project"), registry),
  });
process.stdout.write(table(columns));
const found = differences(columns);
for (const text of found) process.stderr.write(`\n${text}\n`);
process.exit(found.length > 0 ? 1 : 0);

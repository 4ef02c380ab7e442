import {tmpdir} from "node:os";
import {join} from "node:path";
import {startRegistry} from "#fixtures/support/registry-server.ts";
import {differences, table} from "./compare.ts";
import {installWithNpm, packPackage} from "./install.ts";
import type {Platform} from "./platform.ts";
import {type Extent, runScenario} from "./scenario.ts";

/**
 * Packs the package, runs the scenario on Linux and on other platforms, and writes a table of exit codes and
 * hashes.
 *
 * @param extent - which projects to run
 * @param others - creates the other platforms, given a working folder and the packed package
 * @returns the exit code: 1 if any outcome differs from Linux
 */
export async function compareWithLinux(
  extent: Extent,
  others: (home: string, archive: string) => readonly Platform[],
): Promise<number> {
  const home = process.env.PLATFORMS_HOME ?? join(tmpdir(), "docs-index-platforms");
  const archive = process.env.PLATFORMS_ARCHIVE ?? packPackage(join(home, "packed"));
  const linux = {
    name: `Linux, Node ${process.versions.node}`,
    command: [process.execPath, installWithNpm(join(home, "linux"), archive)],
    env: {},
  };
  const registry = await startRegistry(stop => process.once("exit", stop));
  registry.publish("x-loader", "1.0.0", {files: {"README.md": "# x-loader\n\nText. [a](./a.md)\n"}});
  const columns = [];
  for (const platform of [linux, ...others(home, archive)])
    columns.push({
      name: platform.name,
      outcomes: await runScenario(platform, join(home, "project"), registry, extent),
    });
  process.stdout.write(table(columns));
  const found = differences(columns);
  for (const text of found) process.stderr.write(`\n${text}\n`);
  return found.length > 0 ? 1 : 0;
}

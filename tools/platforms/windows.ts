import {join} from "node:path";
import {compareWithLinux} from "./compare-all.ts";
import {windowsUnderWine} from "./wine.ts";

/**
 * Runs the packed package with the Windows build of Node.js and compares all output with Linux. `--smoke`
 * runs only a few projects.
 */
const extent = process.argv.includes("--smoke") ? "smoke" : "all";
process.exit(
  await compareWithLinux(extent, (home, archive) => [windowsUnderWine(join(home, "windows"), archive)]),
);

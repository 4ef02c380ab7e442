import {join} from "node:path";
import {compareWithLinux} from "./compare-all.ts";
import {windowsUnderWine} from "./wine.ts";

/**
 * Runs the packed package with the Windows build of Node and compares everything it makes with that of Linux. With
 * `--smoke`, on few pages.
 */
const extent = process.argv.includes("--smoke") ? "smoke" : "all";
process.exit(
  await compareWithLinux(extent, (home, archive) => [windowsUnderWine(join(home, "windows"), archive)]),
);

import {join} from "node:path";
import {compareWithLinux} from "./compare-all.ts";
import {windowsUnderWine} from "./wine.ts";

/** Runs the packed package with the Windows build of Node and compares everything it makes with that of Linux. */
process.exit(
  await compareWithLinux("all", (home, archive) => [windowsUnderWine(join(home, "windows"), archive)]),
);

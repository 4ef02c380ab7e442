import {spawnSync} from "node:child_process";
import {cp, mkdir, readFile, rm, writeFile} from "node:fs/promises";
import {join} from "node:path";
import {fileURLToPath} from "node:url";

const SOURCE = fileURLToPath(new URL("./sandbox/", import.meta.url));
const FOLDER = fileURLToPath(new URL("../../node_modules/.cache/verify-content/", import.meta.url));
const LOCK = "package-lock.json";

/** Folder with the packages that samples may import. */
export type Sandbox = {folder: string; webpackVersion: string; webpack: string; devServer: string};

/**
 * Installs the pinned packages of `verify/sandbox` into the cache folder unless the same lock file is already
 * installed.
 *
 * @throws Error if npm cannot install them
 */
export async function openSandbox(): Promise<Sandbox> {
  const lock = await readFile(join(SOURCE, LOCK), "utf8");
  const stamp = join(FOLDER, "installed.json");
  if ((await readFile(stamp, "utf8").catch(() => "")) !== lock) {
    await mkdir(FOLDER, {recursive: true});
    for (const file of [LOCK, "package.json"]) await cp(join(SOURCE, file), join(FOLDER, file));
    const install = ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
    const {status, stderr} = spawnSync("npm", install, {cwd: FOLDER, encoding: "utf8"});
    if (status !== 0) throw new Error(`npm ci failed in ${FOLDER}: ${stderr}`);
    await writeFile(stamp, lock);
  }
  const webpack = join(FOLDER, "node_modules/webpack");
  const {version} = JSON.parse(await readFile(join(webpack, "package.json"), "utf8"));
  return {
    folder: FOLDER,
    webpackVersion: version,
    webpack,
    devServer: join(FOLDER, "node_modules/webpack-dev-server"),
  };
}

/** Creates an empty folder inside the sandbox, from which its packages can be imported. */
export async function emptyFolder(sandbox: Sandbox, name: string): Promise<string> {
  const folder = join(sandbox.folder, name);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  return folder;
}

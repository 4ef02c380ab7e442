import {spawnSync} from "node:child_process";
import {fileURLToPath} from "node:url";

const CHILD = fileURLToPath(new URL("./installed-child.mjs", import.meta.url));

/** A hook as the package declares it. `map` says that there is one for each name. */
export type Hook = {map?: boolean; type: string; parameters: ReadonlyArray<string>};

/** Hooks by the class that has them. */
export type Owners = Readonly<Record<string, Readonly<Record<string, Hook>>>>;

/**
 * Asks the installed webpack for its hooks, in a process of its own.
 *
 * @param folder folder from which webpack can be imported
 * @throws Error when webpack cannot be loaded
 */
export function readHooks(folder: string): Owners {
  const {status, stdout, stderr} = spawnSync(process.execPath, ["--no-warnings", CHILD, folder], {
    encoding: "utf8",
    timeout: 60_000,
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`webpack does not list its hooks: ${stderr}`);
  return JSON.parse(stdout);
}

import {spawnSync} from "node:child_process";
import {fileURLToPath} from "node:url";

const CHILD = fileURLToPath(new URL("./installed-child.mjs", import.meta.url));

/** Hook as declared by the package. `map` means that there is one for each name. */
export type Hook = {map?: boolean; type: string; parameters: ReadonlyArray<string>};

/** Hooks by class. */
export type Owners = Readonly<Record<string, Readonly<Record<string, Hook>>>>;

/**
 * Reads the hooks of the installed webpack version in a child process.
 *
 * @param folder - folder from which webpack can be imported
 * @throws Error if webpack cannot be loaded
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

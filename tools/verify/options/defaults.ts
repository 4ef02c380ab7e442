import {spawnSync} from "node:child_process";
import {isAbsolute} from "node:path";
import {fileURLToPath} from "node:url";
import {isDeepStrictEqual} from "node:util";

const CHILD = fileURLToPath(new URL("./defaults-child.mjs", import.meta.url));

/** Complete options of a webpack without configuration, for each mode and a few targets and caches. */
export type Defaults = ReadonlyArray<Record<string, unknown>>;

/** `real` is empty when webpack's defaults leave the option to the code that uses it, so nothing can be compared. */
export type Comparison = {fits: boolean; real: unknown[]};

/**
 * Asks the installed webpack for its defaults, in a process of its own.
 *
 * @param folder folder from which webpack can be imported
 * @throws Error when webpack cannot be loaded
 */
export function readDefaults(folder: string): Defaults {
  const {status, stdout, stderr} = spawnSync(process.execPath, [CHILD, folder], {
    encoding: "utf8",
    timeout: 60_000,
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`webpack does not tell its defaults: ${stderr}`);
  return JSON.parse(stdout);
}

const valueAt = (options: unknown, keys: ReadonlyArray<string>): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], options);

/** Does a real default say what is stated? Absolute paths differ from machine to machine; an entry states their end. */
function agrees(value: unknown, stated: unknown): boolean {
  if (isDeepStrictEqual(value, stated)) return true;
  if (typeof value === "string" && typeof stated === "string")
    return isAbsolute(value) && value.endsWith(`/${stated}`);
  return stated === "auto" && typeof value === "boolean";
}

/** Compares a stated default with the real ones. `'auto'` may have been resolved to true or false already. */
export function compareDefault(defaults: Defaults, keys: ReadonlyArray<string>, stated: unknown): Comparison {
  const all = defaults.map(options => valueAt(options, keys)).filter(value => value !== undefined);
  const real = all.filter((value, at) => all.findIndex(other => isDeepStrictEqual(other, value)) === at);
  const fits = real.some(value => agrees(value, stated));
  return {fits, real};
}

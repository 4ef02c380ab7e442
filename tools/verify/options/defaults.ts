import {spawnSync} from "node:child_process";
import {isAbsolute} from "node:path";
import {fileURLToPath} from "node:url";
import {isDeepStrictEqual} from "node:util";

const CHILD = fileURLToPath(new URL("./defaults-child.mjs", import.meta.url));

/** Complete options of webpack without a configuration, for each mode and several targets and caches. */
export type Defaults = ReadonlyArray<Record<string, unknown>>;

/**
 * Result of a comparison. `real` is empty if webpack leaves the default to the code that uses it, so that
 * nothing can be compared.
 */
export type Comparison = {fits: boolean; real: unknown[]};

/**
 * Reads the defaults of the installed webpack version in a child process.
 *
 * @param folder - folder from which webpack can be imported
 * @throws Error if webpack cannot be loaded
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

/**
 * Reports whether an actual default equals a documented one. Absolute paths depend on the machine, so entries
 * only contain their end.
 */
function agrees(value: unknown, stated: unknown): boolean {
  if (isDeepStrictEqual(value, stated)) return true;
  if (typeof value === "string" && typeof stated === "string")
    return isAbsolute(value) && value.endsWith(`/${stated}`);
  return stated === "auto" && typeof value === "boolean";
}

/** Returns the values of a `resolve` option by kind of request; `'...'` represents the general value. */
function byDependency(options: Record<string, unknown>, keys: ReadonlyArray<string>): unknown[] {
  const [first, ...rest] = keys;
  if (first !== "resolve") return [];
  const general = valueAt(options, keys);
  if (general === undefined) return [];
  const spread = (value: unknown): unknown =>
    Array.isArray(value) && Array.isArray(general)
      ? value.flatMap(each => (each === "..." ? general : [each]))
      : value;
  const kinds = Object.values(valueAt(options, ["resolve", "byDependency"]) ?? {});
  return kinds.map(kind => spread(valueAt(kind, rest)));
}

/** Compares a documented default with the actual ones. `'auto'` may already be resolved to true or false. */
export function compareDefault(defaults: Defaults, keys: ReadonlyArray<string>, stated: unknown): Comparison {
  const all = defaults
    .flatMap(options => [valueAt(options, keys), ...byDependency(options, keys)])
    .filter(value => value !== undefined);
  const real = all.filter((value, at) => all.findIndex(other => isDeepStrictEqual(other, value)) === at);
  const fits = real.some(value => agrees(value, stated));
  return {fits, real};
}

import {record, text} from "../toolkit/static-config/values.ts";

/** Returns a map with its keys in lowercase, since their case does not matter. */
export const lowercaseKeys = (map: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key.toLowerCase(), value]));

/** Matches a parameter of the site: `site.Params.versions.current`. */
const PARAMETER = /^(?:\$?(?:\.Page)?\.Site|site)\.Params((?:\.\w+)+)$/;

/** Returns the value of an expression of a template that names a parameter of the site. */
export function parameterOf(expression: string, params: Record<string, unknown>): string | undefined {
  const path = PARAMETER.exec(expression)?.[1]?.toLowerCase().split(".").slice(1);
  return path && text(path.reduce<unknown>((value, key) => lowercaseKeys(record(value))[key], params));
}

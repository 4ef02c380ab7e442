import {fatal} from "#cli/report/diagnostic.ts";
import type {TargetContext} from "./http.ts";

/** Returns a public search engine setting. Throws `search-key` if it is not configured. */
export function option({options}: TargetContext, name: string): string {
  const value = options[name];
  if (!value) throw fatal("search-key", `search.options.${name} is missing in the config`);
  return value;
}

/** Returns a write key. Throws `search-key` if it is missing or identical to the public one. */
export function adminKey({env, options}: TargetContext, name: string): string {
  const key = env[name];
  if (!key) throw fatal("search-key", `the environment variable ${name} is missing`);
  if (Object.values(options).includes(key))
    throw fatal("search-key", `search.options in the config contains ${name}, which would be published`);
  return key;
}

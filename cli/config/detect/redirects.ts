import {join} from "node:path";
import {parse} from "smol-toml";
import {readJson, readText} from "./read-file.ts";
import {isForeign, list, record, text} from "./values.ts";

/**
 * Redirects that the files of hosts hold (`vercel.json`, `netlify.toml`), as far as they lead from one path to one place: old
 * path → new one. `_redirects` of public folders are read at each build; only one at the root is among these.
 */
export function hostRedirects(root: string, files: Set<string>): Record<string, string> {
  const vercel = list(record(readJson(join(root, "vercel.json"), files)).redirects).map(entry => {
    const {source, destination, has} = record(entry);
    return has === undefined ? [text(source), text(destination)] : [];
  });
  const netlify = list(tomlOf(join(root, "netlify.toml"), files).redirects).map(entry => {
    const {from, to, status, conditions, query} = record(entry);
    return isMove(status) && conditions === undefined && query === undefined ? [text(from), text(to)] : [];
  });
  const lines = readText(join(root, "_redirects"), files)
    .split(/\r?\n/)
    .map(line => line.trim().split(/\s+/))
    .map(([from, to, status]) => (isMove(status?.replace("!", "")) ? [from, to] : []));
  return plainRedirects([...vercel, ...netlify, ...lines]);
}

const isMove = (status: unknown): boolean => status === undefined || /^30[1278]$/.test(String(status));

/** Pairs of paths, patterns only as `*` at the end, the first of each. */
export function plainRedirects(pairs: readonly (readonly (string | undefined)[])[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [from, to] of pairs) {
    if (from === undefined || to === undefined || !from.startsWith("/") || /[:()?\s]|\*./.test(from))
      continue;
    const isPlace = (to.startsWith("/") || isForeign(to)) && !/\*|:(?!\/\/|splat)/.test(to);
    if (isPlace && from !== to && !Object.hasOwn(found, from)) found[from] = to;
  }
  return found;
}

function tomlOf(file: string, files: Set<string>): Record<string, unknown> {
  try {
    return record(parse(readText(file, files)));
  } catch {
    return {};
  }
}

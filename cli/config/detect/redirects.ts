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

/** Redirects of a plug-in for them: entries with one old path or several, and a new one. Undefined where there are none. */
export function listedRedirects(entries: readonly unknown[]): Record<string, string> | undefined {
  const pairs = entries.flatMap(entry => {
    const {from, to} = record(entry);
    return (Array.isArray(from) ? from : [from]).map(path => [text(path), text(to)]);
  });
  return filled(plainRedirects(pairs));
}

/** The same from a map of old paths to new ones. */
export function mappedRedirects(value: unknown): Record<string, string> | undefined {
  const pairs = Object.entries(record(value)).map(([from, to]) => [
    from,
    text(to) ?? text(record(to).destination),
  ]);
  return filled(plainRedirects(pairs));
}

const filled = (found: Record<string, string>): Record<string, string> | undefined =>
  Object.keys(found).length === 0 ? undefined : found;

/** Pairs of paths, patterns only as `*` at the end, the first of each. */
function plainRedirects(pairs: readonly (readonly (string | undefined)[])[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [from, to] of pairs) {
    if (from === undefined || to === undefined || !from.startsWith("/") || /[:()[\]?\s]|\*./.test(from))
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

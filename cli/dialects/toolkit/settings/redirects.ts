import {existsSync, statSync} from "node:fs";
import {dirname, join} from "node:path";
import type {ConfigRedirect, ConfigRedirects} from "#schemas/redirects.ts";
import {isWithin} from "#schemas/rules/disk-path.ts";
import {coveredPaths} from "#support/links/redirect-lines.ts";
import {readJson, readText} from "../static-config/read-file.ts";
import {readToml} from "../static-config/read-toml.ts";
import type {SettingsFiles} from "../static-config/settings-files.ts";
import {checkedRecord} from "../static-config/shape.ts";
import {isForeign, list, record, text} from "../static-config/values.ts";

/** Redirects from old to new paths, and patterns of paths with other rules. */
interface HostRedirects {
  redirects: ConfigRedirects;
  known: string[];
}

/**
 * Reads redirects from the config files of hosts (`vercel.json`, `netlify.toml`, `_redirects`). Such files are located beside a tool's config, or above it in the repository. The `_redirects` in public folders are read during each build.
 *
 * @param start absolute path of the config's folder
 * @param folders absolute paths of project and content folder; without a repository, their common parent is
 * searched
 * @param base path of the site on its host, if any, which the rules' paths include
 */
export function hostRedirects(
  start: string,
  folders: readonly string[],
  files: SettingsFiles,
  base = "/",
): HostRedirects {
  const rules = hostFolders(start, folders).flatMap(folder => rulesIn(folder, files));
  return settled(belowBase(rules, base.replace(/\/*$/, "")));
}

/**
 * Removes the site's path on its host from rules. Rules for other paths are omitted, unless none is for the site, because
 * the files of some hosts are relative to it.
 */
function belowBase(rules: readonly Rule[], base: string): readonly Rule[] {
  const inner = (path: string): string | null => {
    if (isForeign(path)) return path;
    const rest = path.startsWith(base) ? path.slice(base.length) : null;
    return rest === "" ? "/" : rest?.startsWith("/") ? rest : null;
  };
  const found = rules.flatMap(rule => {
    const from = isForeign(rule.from) ? null : inner(rule.from);
    if (from === null) return [];
    const [, to, status] = rule.plain;
    const target = to === undefined ? null : inner(to);
    const plain: Pair = target === null ? [] : [from, target, status];
    return [{...rule, from, plain}];
  });
  return base === "" || found.length === 0 ? rules : found;
}

/** Reads redirects in the format of a `_redirects` file, like {@link hostRedirects}. */
export const lineRedirects = (text: string): HostRedirects => settled(lineRules(text));

function settled(rules: readonly Rule[]): HostRedirects {
  const redirects = plainRedirects(rules.map(rule => rule.plain));
  const covered = rules.flatMap(rule => coveredPaths(rule) ?? []);
  return {redirects, known: [...new Set(covered)].filter(path => !Object.hasOwn(redirects, path))};
}

function hostFolders(start: string, folders: readonly string[]): string[] {
  const above: string[] = [];
  for (let folder = start; above.at(-1) !== folder; folder = dirname(folder)) {
    above.push(folder);
    if (existsSync(join(folder, ".git"))) return above;
  }
  const holder = above.findIndex(folder => folders.every(path => isWithin(path, folder)));
  return above.slice(0, holder + 1);
}

/** Old path, new path, and status if known. */
type Pair = readonly [from?: string | undefined, to?: string | undefined, status?: Status];

type Status = ConfigRedirect["status"] | undefined;

/** Types of host redirects. */
const VERCEL = {
  redirects: [{source: "string", destination: "string", permanent: "boolean", statusCode: "number"}],
  rewrites: "list|object",
} as const;
const NETLIFY = {redirects: [{from: "string", to: "string", status: "number"}]} as const;

/** Rule of a host, and its redirect, which is empty unless it applies to every request. */
interface Rule {
  from: string;
  to: string;
  status: string;
  plain: Pair;
}

const ruleOf = (from: unknown, to: unknown, status: unknown, plain: Pair): Rule => ({
  from: text(from) ?? "",
  to: text(to) ?? "",
  status: String(status ?? 301),
  plain,
});

function rulesIn(folder: string, files: SettingsFiles): Rule[] {
  const [vercelFile, netlifyFile] = [join(folder, "vercel.json"), join(folder, "netlify.toml")];
  const vercel = checkedRecord(readJson(vercelFile, files), VERCEL, vercelFile, files);
  const netlify = checkedRecord(readToml(netlifyFile, files), NETLIFY, netlifyFile, files);
  return [
    ...list(vercel.redirects)
      .map(record)
      .filter(isForAll)
      .map(entry => ruleOf(entry.source, entry.destination, 308, sourcePair(entry))),
    ...list(vercel.rewrites)
      .map(record)
      .filter(isForAll)
      .map(({source, destination}) => ruleOf(source, destination, 200, [])),
    ...list(netlify.redirects)
      .map(record)
      .filter(({conditions, query}) => conditions === undefined && query === undefined)
      .map(({from, to, status}) =>
        ruleOf(from, to, status, isMove(status) ? [text(from), text(to), statusOf(status)] : []),
      ),
    ...lineRules(isFolder(join(folder, "_redirects")) ? "" : readText(join(folder, "_redirects"), files)),
  ];
}

/** Reports whether a path is a folder, which is unrelated to a file that usually has this name. */
const isFolder = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isDirectory() ?? false;

const lineRules = (text: string): Rule[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim().split(/\s+/))
    .filter(([, , , condition]) => condition === undefined)
    .map(([from, to, written]) => {
      const status = written?.replace("!", "");
      return ruleOf(from, to, status, isMove(status) ? [from, to, statusOf(status)] : []);
    });

/**
 * Reads an entry with `source` and `destination`, as used by Vercel and Next.js, unless it depends on the request. It is
 * permanent (308) by default.
 */
function sourcePair(entry: unknown): Pair {
  const {source, destination, permanent, statusCode} = record(entry);
  const status = statusOf(statusCode) ?? (permanent === false ? 307 : 308);
  return isForAll(record(entry)) ? [text(source), text(destination), status] : [];
}

/** Reports whether a rule of Vercel or Next.js does not depend on the request. */
const isForAll = ({has, missing}: Record<string, unknown>): boolean =>
  has === undefined && missing === undefined;

/**
 * Reads a config's redirects with `source` and `destination`:
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/redirects
 */
export const patternRedirects = (entries: unknown): ConfigRedirects | undefined =>
  filled(plainRedirects(list(entries).map(sourcePair)));

/**
 * Reads a redirect status from another tool's settings. 303 becomes 302, because pages are only requested
 * with GET.
 */
function statusOf(value: unknown): Status {
  const status = Number(value);
  return status === 303 ? 302 : STATUSES.find(known => known === status);
}

const STATUSES = [301, 302, 307, 308] as const;

const isMove = (status: unknown): boolean => status === undefined || /^30[1278]$/.test(String(status));

/**
 * Reads the redirects of a redirect plug-in: entries with one or more old paths and a new one. Returns
 * `undefined` if there are none.
 */
export function listedRedirects(entries: readonly unknown[]): ConfigRedirects | undefined {
  const pairs = entries.flatMap((entry): Pair[] => {
    const {from, to, status} = record(entry);
    return (Array.isArray(from) ? from : [from]).map(path => [text(path), text(to), statusOf(status)]);
  });
  return filled(plainRedirects(pairs));
}

/** Reads redirects from a map of old to new paths. */
export function mappedRedirects(value: unknown): ConfigRedirects | undefined {
  const pairs = Object.entries(record(value)).map(([from, to]): Pair => {
    const {destination, status} = record(to);
    return [from, text(to) ?? text(destination), statusOf(status)];
  });
  return filled(plainRedirects(pairs));
}

const filled = (found: ConfigRedirects): ConfigRedirects | undefined =>
  Object.keys(found).length === 0 ? undefined : found;

/** Maximum number of paths into which the alternatives of one pattern are expanded. */
const MOST_ALTERNATIVES = 200;

/**
 * Expands the alternatives of a pattern such as `/:name(a|b)/x`. Returns the pair itself if there are none.
 */
function alternatives([old, fresh, status]: Pair): Pair[] {
  const [written, name, choices = ""] = /:(\w+)\(([\w.~-]+(?:\|[\w.~-]+)*)\)/.exec(old ?? "") ?? [];
  const words = choices.split("|");
  if (written === undefined || words.length > MOST_ALTERNATIVES) return [[old, fresh, status]];
  return words.map(word => [
    old?.replace(written, () => word),
    fresh?.replaceAll(new RegExp(`:${name}\\b(?!\\*)`, "g"), () => word),
    status,
  ]);
}

/**
 * Converts pairs of paths to redirects; of duplicates, the first wins. Patterns are only supported as a
 * trailing `*`, to which `:path*` and a named segment (`:slug`) are converted.
 */
function plainRedirects(pairs: readonly Pair[]): ConfigRedirects {
  const found: Record<string, string | ConfigRedirect> = {};
  for (const [old, fresh, status] of pairs.flatMap(alternatives)) {
    const [, start = "", name, sign] = /^([^:]*):(\w+)(\*?)$/.exec(old ?? "") ?? [];
    const isOpen = name !== undefined && (sign === "*" || /[^/]\/$/.test(start));
    const from = isOpen ? `${start}*` : old;
    const to = !isOpen ? fresh : fresh?.replace(new RegExp(`:${name}\\b\\*?$`), ":splat");
    if (from === undefined || to === undefined || !from.startsWith("/") || /[:()[\]?\s]|\*./.test(from))
      continue;
    const isPlace = (to.startsWith("/") || isForeign(to)) && !/\*|:(?!\/\/|splat)/.test(to);
    // Hosts use redirects to add or remove a final slash.
    const isMoved = from.replace(/\/$/, "") !== to.replace(/\/$/, "");
    if (isPlace && isMoved && !Object.hasOwn(found, from))
      found[from] = status === undefined || status === 301 ? to : {to, status};
  }
  return found;
}

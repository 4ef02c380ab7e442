import {readFileSync} from "node:fs";
import {basename, join} from "node:path";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {plainText} from "#support/files/plain-text.ts";
import type {SiteDataFiles} from "./files.ts";

type Move = {from: string; to: string};

/** A project whose config may name redirects. */
interface RedirectingProject {
  config: {redirects: Readonly<Record<string, string>>};
  configFile: string | null;
  root: string;
}

/** Redirects of one path, those of all paths that begin alike, and lines that only the host can follow. */
interface MoreRedirects {
  moves: Move[];
  patterns: Move[];
  rules: string[];
}

/**
 * The data with the redirects that the config and the `_redirects` file of a public folder add to its own. Of several for one
 * path the first acts: data file, config, public folder, front matter of pages.
 *
 * @param folders absolute paths of the public folders
 * @param ofPages old addresses that pages name → their urls
 */
export function withMoreRedirects(
  data: SiteDataFiles,
  {config: {redirects: configured}, configFile, root}: RedirectingProject,
  folders: readonly string[],
  ofPages: Readonly<Record<string, string>> = {},
): SiteDataFiles {
  const own = data.redirects?.redirects ?? [];
  const [ofConfig = [], named = []] = [configured, ofPages].map(moved =>
    Object.entries(moved).map(([from, to]) => `${from} ${to} 301`),
  );
  const hosted = hostFile(folders);
  const {moves, patterns, rules} = redirectLines([
    ...ofConfig,
    ...(hosted?.text.split(/\r?\n/) ?? []),
    ...named,
  ]);
  if (moves.length + rules.length === 0) return data;
  const seen = new Set(own.map(({from}) => bare(from)));
  const fresh = moves.filter(({from}) => !seen.has(bare(from)) && seen.add(bare(from)));
  const redirects = {...data.redirects, redirects: [...own, ...fresh]};
  const redirectsElsewhere = [
    ...(configFile === null || ofConfig.length === 0
      ? []
      : [{file: basename(configFile), text: readFileSync(configFile, "utf8").replace(/^\uFEFF/, "")}]),
    ...(hosted ? [{file: relativePath(root, hosted.path), text: hosted.text}] : []),
  ];
  return {...data, redirects, redirectsElsewhere, redirectPatterns: patterns, hostRules: rules};
}

const bare = (path: string): string => path.replace(/(?<=.)\/$/, "");

/** The `_redirects` file of the first folder that has one. */
function hostFile(folders: readonly string[]): {path: string; text: string} | null {
  for (const folder of folders) {
    const path = join(folder, "_redirects");
    try {
      return {path, text: plainText(readFileSync(path))};
    } catch {
      // Most folders have none.
    }
  }
  return null;
}

/** Reads lines as Netlify and Cloudflare Pages do: old path, new one, status (301 where none is written). */
export function redirectLines(lines: readonly string[]): MoreRedirects {
  const found: MoreRedirects = {moves: [], patterns: [], rules: []};
  for (const line of lines) {
    const [from = "", to = "", status = "301", ...more] = line.trim().split(/\s+/);
    if (to === "" || from.startsWith("#")) continue;
    const isMove = /^30[1278]!?$/.test(status) && more.length === 0 && from.startsWith("/");
    const isPlace = !/[*]|:(?!\/\/|splat)/.test(to);
    if (isMove && isPlace && !/[*:]/.test(from) && !to.includes(":splat")) {
      found.moves.push({from, to});
      continue;
    }
    if (isMove && isPlace && /^[^*:]*\*$/.test(from)) found.patterns.push({from, to});
    found.rules.push(line.trim());
  }
  return found;
}

import {readFileSync} from "node:fs";
import {join} from "node:path";
import type {SiteDataFiles} from "./files.ts";

type Move = {from: string; to: string};

/** Redirects of one path, those of all paths that begin alike, and lines that only the host can follow. */
interface MoreRedirects {
  moves: Move[];
  patterns: Move[];
  rules: string[];
}

/**
 * The data with the redirects that the config and the `_redirects` file of a public folder add to its own. Of several for one
 * path the first acts: data file, config, public folder.
 *
 * @param folders absolute paths of the public folders
 */
export function withMoreRedirects(
  data: SiteDataFiles,
  configured: Readonly<Record<string, string>>,
  folders: readonly string[],
): SiteDataFiles {
  const own = data.redirects?.redirects ?? [];
  const ofConfig = Object.entries(configured).map(([from, to]) => `${from} ${to} 301`);
  const {moves, patterns, rules} = redirectLines([...ofConfig, ...hostLines(folders)]);
  if (moves.length + rules.length === 0) return data;
  const seen = new Set(own.map(({from}) => bare(from)));
  const fresh = moves.filter(({from}) => !seen.has(bare(from)) && seen.add(bare(from)));
  const redirects = {...data.redirects, redirects: [...own, ...fresh]};
  return {...data, redirects, redirectPatterns: patterns, hostRules: rules};
}

const bare = (path: string): string => path.replace(/(?<=.)\/$/, "");

/** Lines of the `_redirects` file of the first folder that has one. */
function hostLines(folders: readonly string[]): string[] {
  for (const folder of folders) {
    try {
      return readFileSync(join(folder, "_redirects"), "utf8").split(/\r?\n/);
    } catch {
      // Most folders have none.
    }
  }
  return [];
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

import type {Redirect} from "#schemas/site.ts";

/** Redirect with old and new path; the status defaults to 301. */
export type Move = Redirect;

/** Redirects of single paths, wildcard redirects, and rules that only the host can apply. */
interface RedirectLines {
  moves: Move[];
  patterns: Move[];
  rules: string[];
}

/** Matches an old path, or a new one: a path of the site, or an address. */
const ADDRESS = /^(?:\/|https?:\/\/)/i;

/**
 * Reports whether a path has dot segments, which browsers resolve before they send a request (URL Standard, 4.4). A
 * page that forwards such a path would be outside the site.
 */
export const hasDotSegments = (path: string): boolean => /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path);

/**
 * Describes why no host accepts a line as a redirect; null if it is valid. Between the paths, rules may have query
 * parameters (`id=:id`), and after them a status and conditions (`Country=de`).
 */
export function redirectLineFault(line: string): string | null {
  const [written = ""] = line.split(/(?:^|\s)#/, 1);
  const [from, ...rest] = written.trim().split(/\s+/);
  if (!from) return null;
  if (!ADDRESS.test(from)) return `\`${from}\` is neither a path nor a URL`;
  if (hasDotSegments(from)) return `no host serves \`${from}\`, because browsers resolve its dot segments`;
  const at = rest.findIndex(part => ADDRESS.test(part));
  if (at < 0) return `\`${from}\` leads nowhere`;
  for (const part of rest.slice(at + 1)) {
    const isStatus = /^\d+!?$/.test(part);
    if (isStatus && !/^[2-5]\d\d!?$/.test(part)) return `\`${part}\` is not a status`;
    if (!isStatus && !part.includes("=")) return `\`${part}\` is neither a status nor a condition`;
  }
  return null;
}

/**
 * Parses redirect lines in the format of Netlify and Cloudflare Pages: old path, new path, optional status
 * (default 301).
 */
export function redirectLines(lines: readonly string[]): RedirectLines {
  const found: RedirectLines = {moves: [], patterns: [], rules: []};
  for (const line of lines) {
    const [from = "", to = "", status = "301", ...more] = line.trim().split(/\s+/);
    if (to === "" || from.startsWith("#")) continue;
    const isMove =
      /^30[1278]!?$/.test(status) && more.length === 0 && from.startsWith("/") && !hasDotSegments(from);
    const isPlace = !/[*]|:(?!\/\/|splat)/.test(to);
    if (isMove && isPlace && !/[*:]/.test(from) && !to.includes(":splat")) {
      const code = Number.parseInt(status, 10) as NonNullable<Redirect["status"]>;
      found.moves.push({from, to, ...(code !== 301 && {status: code})});
      continue;
    }
    if (isMove && isPlace && /^[^*:]*\*$/.test(from)) found.patterns.push({from, to});
    found.rules.push(line.trim());
  }
  return found;
}

/** Placeholders in the paths of rules: `*`, `:name`, `:path*`, `:id(\\d+)`, `(.*)`. */
const PLACEHOLDERS = /:\w+(?:\([^()]*\))?[*+?]?|\([^()]*\)[*+?]?|\*+/g;

/**
 * Returns the paths that a rule of a host covers, as a pattern with `*`, if it leads elsewhere: it redirects, or it fetches
 * something from another host. Returns `null` for other rules, and for those that cover the whole site.
 */
export function coveredPaths({from, to, status}: {from: string; to: string; status: string}): string | null {
  const pattern = from.replaceAll(PLACEHOLDERS, "*").replaceAll(/\*+/g, "*");
  const leads = /^30\d!?$/.test(status) || (/^200!?$/.test(status) && /^https?:\/\//i.test(to));
  return leads && /^\/[^/*()[\]?#\s][^()[\]?#\s]*$/.test(pattern) ? pattern : null;
}

/** Returns the patterns of {@link coveredPaths} for lines in the format of {@link redirectLines}. */
export const coveredByLines = (lines: readonly string[]): string[] =>
  lines.flatMap(line => {
    const [from = "", to = "", status = "301", ...conditions] = line.trim().split(/\s+/);
    return (conditions.length === 0 && coveredPaths({from, to, status})) || [];
  });

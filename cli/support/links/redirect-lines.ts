import type {Redirect} from "#schemas/site.ts";

/** Redirect with old and new path; the status defaults to 301. */
export type Move = Redirect;

/** Redirects of single paths, wildcard redirects, and rules that only the host can apply. */
interface RedirectLines {
  moves: Move[];
  patterns: Move[];
  rules: string[];
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
    const isMove = /^30[1278]!?$/.test(status) && more.length === 0 && from.startsWith("/");
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

import type {Redirect} from "#schemas/site.ts";

/** Old path and new one; the status unless it is 301. */
export type Move = Redirect;

/** Redirects of single paths, redirects of all paths with one beginning, and lines that only the host can follow. */
interface RedirectLines {
  moves: Move[];
  patterns: Move[];
  rules: string[];
}

/** Reads lines as Netlify and Cloudflare Pages do: old path, new one, status (301 where none is written). */
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

/** Reports whether a wildcard redirect (`/old/*`) moves a path. Like hosts, it also moves `/old`. */
export const isMovedBy = (path: string, from: string): boolean =>
  path.startsWith(from.slice(0, -1)) || `${path}/*` === from;

/**
 * Reports whether a URL matches a pattern from the config: `*` matches anything, and a pattern without it
 * matches every URL that starts with it. A trailing slash is optional in the URL.
 */
export function matchesPattern(url: string, patterns: readonly string[]): boolean {
  return patterns.some(pattern => {
    if (!pattern.includes("*")) return `${url}/` === pattern || url.startsWith(pattern);
    const source = pattern.split("*").map(part => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${source.join(".*")}$`).test(url);
  });
}

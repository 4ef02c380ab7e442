/**
 * Whether an address matches a pattern of a list in the config: `*` stands for anything, and a pattern without it for every
 * address that starts so.
 */
export function matchesPattern(url: string, patterns: readonly string[]): boolean {
  return patterns.some(pattern => {
    if (!pattern.includes("*")) return url.startsWith(pattern);
    const source = pattern.split("*").map(part => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${source.join(".*")}$`).test(url);
  });
}

/**
 * Reports whether a URL is below one of the prefixes, by whole path segments: `/plugins` covers `/plugins/`
 * and `/plugins/banner-plugin/`, but not `/pluginsfoo/`.
 */
export function isActive(url: string, prefixes: readonly string[]): boolean {
  return prefixes.some(prefix => {
    const base = prefix.endsWith("/") ? prefix : `${prefix}/`;
    return base === "/" ? url === "/" : url.startsWith(base);
  });
}

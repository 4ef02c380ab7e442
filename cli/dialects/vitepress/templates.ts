/**
 * Finds dynamic routes, `[name].md` beside `[name].paths.js`:
 * https://vitepress.dev/guide/routing#dynamic-routes
 */
export function dynamicRoutes(paths: readonly string[]): Set<string> {
  const programs = new Set(paths.flatMap(path => /^(.+)\.paths\.[cm]?[jt]s$/.exec(path)?.[1] ?? []));
  return new Set(
    paths.filter(
      path => path.includes("[") && /\.mdx?$/.test(path) && programs.has(path.replace(/\.mdx?$/, "")),
    ),
  );
}

import {isRewritePattern, REWRITE_NAME} from "#schemas/rules/rewrite-pattern.ts";

/**
 * Creates a function that applies the `rewrites` of the config to page paths; the first matching pattern wins. `:name`
 * matches a path segment or a part of it, `:name*` the rest of the path.
 */
export function rewriter(rewrites: Readonly<Record<string, string>>): (contentPath: string) => string {
  const rules = Object.entries(rewrites)
    .filter(([pattern]) => isRewritePattern(pattern))
    .map(([pattern, target]) => ({test: patternOf(pattern), target}));
  return contentPath => {
    for (const {test, target} of rules) {
      const groups = test.exec(contentPath)?.groups;
      if (groups || test.test(contentPath)) return fill(target, groups ?? {});
    }
    return contentPath;
  };
}

function patternOf(pattern: string): RegExp {
  const seen = new Set<string>();
  const source = pattern
    .split(/(:\w+\*?)/)
    .map(part => {
      const [, name, star] = /^:(\w+)(\*?)$/.exec(part) ?? [];
      if (name === undefined) return part.replaceAll(/[.\-/]/g, "\\$&");
      if (seen.has(name)) return `\\k<_${name}>`;
      seen.add(name);
      return `(?<_${name}>${star === "*" ? ".*" : "[^/]+?"})`;
    })
    .join("");
  return new RegExp(`^${source}$`);
}

/** Fills the placeholders of a target path. `..` segments are dropped, so the path stays in the content folder. */
function fill(target: string, groups: Readonly<Record<string, string>>): string {
  const path = target.replace(REWRITE_NAME, (_, name: string) => groups[`_${name}`] ?? "");
  return path
    .split("/")
    .filter(part => part !== "" && part !== "." && part !== "..")
    .join("/");
}

import {isRewritePattern, REWRITE_NAME} from "#schemas/rules/rewrite-pattern.ts";

/**
 * Applies the `rewrites` of the config to paths of pages: the first pattern that matches counts. `:name` matches one part of a
 * path or some of its characters, `:name*` the rest of it.
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

/** A path with the parts put in that a pattern found; a way out of the content folder is none. */
function fill(target: string, groups: Readonly<Record<string, string>>): string {
  const path = target.replace(REWRITE_NAME, (_, name: string) => groups[`_${name}`] ?? "");
  return path
    .split("/")
    .filter(part => part !== "" && part !== "." && part !== "..")
    .join("/");
}

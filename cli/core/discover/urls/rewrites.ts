import {isRewritePattern, REWRITE_NAME} from "#schemas/rules/rewrite-pattern.ts";

/**
 * Creates a function that applies the `rewrites` of the config to page paths; the first matching pattern wins. `:name`
 * matches a path segment or a part of it, `:name*` the rest of the path. Patterns are looked up by the text before their
 * first placeholder.
 */
export function rewriter(rewrites: Readonly<Record<string, string>>): (contentPath: string) => string {
  const byStart = new Map<string, Rule[]>();
  for (const [index, [pattern, target]] of Object.entries(rewrites).entries()) {
    if (!isRewritePattern(pattern)) continue;
    const start = pattern.split(/:\w/, 1)[0] ?? "";
    const rule = {index, pattern, target};
    const others = byStart.get(start);
    if (others) others.push(rule);
    else byStart.set(start, [rule]);
  }
  const lengths = [...new Set([...byStart.keys()].map(({length}) => length))];
  return contentPath => {
    const near = lengths.flatMap(length =>
      length > contentPath.length ? [] : (byStart.get(contentPath.slice(0, length)) ?? []),
    );
    for (const rule of near.sort((a, b) => a.index - b.index)) {
      rule.test ??= patternOf(rule.pattern);
      const match = rule.test.exec(contentPath);
      if (match) return fill(rule.target, match.groups ?? {});
    }
    return contentPath;
  };
}

/** Pattern with its position and target; the regular expression is compiled when first needed. */
interface Rule {
  index: number;
  pattern: string;
  target: string;
  test?: RegExp;
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

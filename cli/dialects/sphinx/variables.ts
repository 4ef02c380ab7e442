import {atLine, type FileScope, type RewrittenText, report} from "#core/parse/file-scope.ts";

import {markdownLines} from "./markdown-lines.ts";

/** Matches inline substitutions. Code spans are matched first, so that they are not changed. */
const USE = /(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)|\{\{([^{}\n]*)\}\}/g;
/** Matches a substitution on a separate line, whose value may have several blocks. */
const BLOCK = /^([ \t]*)\{\{[ \t]*([\w.-]+)[ \t]*\}\}[ \t]*$/;
const MAX_DEPTH = 10;
/** Maximum number of characters that substitutions may add to a page. */
const MAX_ADDED = 1_000_000;

/**
 * Replaces substitutions (`{{name}}`) outside code, also in directives, with values from the config and the front matter,
 * recursively. Unknown expressions are shown as code and reported as `template-value`:
 * https://myst-parser.readthedocs.io/en/latest/syntax/optional.html#substitutions-with-jinja2
 */
export function fillSubstitutions(scope: FileScope): RewrittenText | null {
  const {text, page} = scope;
  if (!text.includes("{{")) return null;
  const {myst, substitutions}: {myst?: {substitutions?: object}; substitutions?: object} = page.frontMatter;
  const values: Record<string, unknown> = {
    ...page.context.dialectSettings.variables,
    ...substitutions,
    ...myst?.substitutions,
  };
  const find = (name: string): string | undefined => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value).trim() : undefined;
  };
  let left = MAX_ADDED;
  const fill = (line: string, at: number, depth: number): string =>
    line.replaceAll(USE, (all, _marks: string | undefined, inner: string | undefined) => {
      if (inner === undefined) return all;
      const name = inner.trim();
      const value = depth < MAX_DEPTH ? find(name) : undefined;
      left -= value?.length ?? 0;
      if (value !== undefined && left >= 0) return fill(value.replaceAll("\n", " "), at, depth + 1);
      const message = `\`${all}\` has no known value`;
      report(scope, "template-value", message, atLine(at + 1));
      return name === "" ? "" : `\`\`${all}\`\``;
    });
  const block = (line: string, at: number, depth: number): string[] => {
    const [, indent = "", name = ""] = BLOCK.exec(line) ?? [];
    const value = depth < MAX_DEPTH ? find(name) : undefined;
    if (value === undefined || !value.includes("\n")) return [fill(line, at, depth)];
    left -= value.length;
    return left < 0 ? [line] : value.split("\n").flatMap(one => block(indent + one, at, depth + 1));
  };
  const lines = text.split("\n");
  const prose = withoutComments(lines, markdownLines(lines));
  const written = lines.map((line, at) =>
    prose.has(at) && line.includes("{{") ? block(line, at, 0) : [line],
  );
  return {
    text: written.flat().join("\n"),
    lines: written.flatMap((parts, at) => parts.map(() => at + 1)),
  };
}

/** Returns the lines that are not in an HTML comment that starts a line, nor a comment of MyST (`% text`). */
function withoutComments(lines: readonly string[], prose: ReadonlySet<number>): ReadonlySet<number> {
  const left = new Set<number>();
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    isOpen ||= prose.has(at) && /^ {0,3}<!--/.test(line);
    if (prose.has(at) && !isOpen && !line.startsWith("%")) left.add(at);
    if (line.includes("-->")) isOpen = false;
  }
  return left;
}

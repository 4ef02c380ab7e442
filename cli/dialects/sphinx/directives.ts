import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {readYaml} from "#core/parse/front-matter/yaml.ts";
import {toJson} from "#core/parse/front-matter/yaml-value.ts";
import {markOfTag} from "#core/parse/tags/tag-marks.ts";
import {greatest} from "#schemas/rules/long-lists.ts";
import {idOf, TARGET} from "./labels.ts";

const OPEN = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,}|:{3,})\{([\w:.+-]+)\}[ \t]*(.*?)[ \t]*$/;
const FENCE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})[^`]*$/;
const OPTION = /^[ \t]*:([\w-]+):(?:[ \t]+(.*?))?[ \t]*$/;

/** Directives whose content is code in some language. */
const CODE = new Set([
  "code-block",
  "code",
  "code-cell",
  "sourcecode",
  "highlight",
  "parsed-literal",
  "prompt",
  // From `sphinx-terminal`: a session, whose first command may be the option `input`.
  "terminal",
]);
/** Directives whose content is not Markdown; their tags receive it as a property. */
export const LITERAL: ReadonlySet<string> = new Set([
  "math",
  "csv-table",
  "toctree",
  "raw",
  "eval-rst",
  "mermaid",
  "graphviz",
  "line-block",
  "contents",
  "py-script",
]);
/** Reports whether a directive's content is kept verbatim, because a handler or program reads it. */
const isLiteral = (name: string): boolean => CODE.has(name) || LITERAL.has(name);

/** Returns the indices of the opening and closing lines of directives that contain Markdown. */
export function directiveLines(lines: readonly string[]): number[] {
  const endOf = fenceEnds(lines);
  return lines.flatMap((line, at) => {
    const [, , fence, name = ""] = OPEN.exec(line) ?? [];
    return fence === undefined || isLiteral(name.toLowerCase()) ? [] : [at, endOf(at, fence)];
  });
}

interface Block {
  fence: string;
  /** Number of its tag. */
  number: number;
  indent: string;
}

/**
 * Converts directives (```` ```{name} argument ````, `:::{name}`) to tags, so that their content is parsed as
 * Markdown, and code directives to fences
 * (https://myst-parser.readthedocs.io/en/latest/syntax/roles-and-directives.html). Targets (`(name)=`),
 * comments (`% …`) and block breaks (`+++`) are removed.
 */
export function readDirectives(scope: FileScope): RewrittenText | null {
  const lines = scope.text.split("\n");
  const out: string[] = [];
  const from: number[] = [];
  const open: Block[] = [];
  const endOf = fenceEnds(lines);
  const put = (line: string, at: number): void => {
    out.push(line);
    from.push(at + 1);
  };
  const tag = (name: string, props: Record<string, string>): number => scope.tags.push({name, props}) - 1;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    const innermost = open.at(-1);
    if (innermost && isClose(line, innermost.fence)) {
      open.pop();
      put(innermost.indent + markOfTag("close", innermost.number), i);
      continue;
    }
    const [, lead = "", fence, written = "", argument = ""] = OPEN.exec(line) ?? [];
    // Docutils ignores the case of directive names.
    const name = written.toLowerCase();
    if (fence === undefined) {
      const code = FENCE.exec(line)?.[1];
      if (code !== undefined) {
        // Code is not changed.
        const end = endOf(i, code);
        for (; i < end; i++) put(lines[i] ?? "", i);
        if (i < lines.length) put(lines[i] ?? "", i);
        continue;
      }
      const target = TARGET.exec(line)?.[1];
      if (target !== undefined) {
        const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
        put("", i);
        put(indent + markOfTag("self", tag("target", {id: idOf(target)})), i);
        put("", i);
      } else put(isBreak(line, innermost && scope.tags[innermost.number]?.name) ? "" : line, i);
      continue;
    }
    const indent = lead.replaceAll(/[^\s]/g, " ");
    const end = endOf(i, fence);
    const props: Record<string, string> = {argument};
    const next = readOptions(lines, i + 1, end, props);
    if (isLiteral(name)) {
      let start = next;
      while (start < end && (lines[start] ?? "").trim() === "") start++;
      const body = lines
        .slice(start, end)
        .map(one => (one.startsWith(indent) ? one.slice(indent.length) : one));
      if (CODE.has(name)) {
        const marks = "`".repeat(Math.max(3, fence.length, longestRun(body) + 1));
        const title = props.caption === undefined ? "" : ` title="${props.caption.replaceAll('"', "'")}"`;
        const highlighted = /^[\d,\s-]+$/.test(props["emphasize-lines"] ?? "")
          ? ` {${props["emphasize-lines"]}}`
          : "";
        put(lead + marks + (argument.split(/\s/)[0] ?? "") + title + highlighted, i);
        if (name === "terminal" && props.input !== undefined) put(indent + props.input, i);
        for (const [k, one] of body.entries()) put(indent + one, start + k);
        put(indent + marks, end);
      } else {
        put(lead.trim() === "" ? "" : lead, i);
        put(indent + markOfTag("self", tag(name, {...props, content: body.join("\n")})), i);
        put("", end);
      }
      i = end;
      continue;
    }
    put(lead.trim() === "" ? "" : lead, i);
    const number = tag(name, props);
    put(indent + markOfTag("open", number), i);
    put("", i);
    open.push({fence, number, indent});
    i = next - 1;
  }
  for (const {indent, number} of open.reverse()) put(indent + markOfTag("close", number), lines.length - 1);
  return {text: out.join("\n"), lines: from};
}

/** Reports whether a line is a comment or separates blocks: cells, and header and footer of a card (`sphinx-design`). */
const isBreak = (line: string, directive: string | undefined): boolean =>
  /^(?:%|\+\+\+(?:\s|$))/.test(line) ||
  (directive !== undefined &&
    /^(?:grid-item-)?card$/.test(directive) &&
    /^\s*(?:\^{3,}|\+{3,})\s*$/.test(line));

const longestRun = (lines: readonly string[]): number =>
  greatest(
    lines.map(line => /^[ \t]*(`{3,})/.exec(line)?.[1]?.length ?? 0),
    0,
  );

const isClose = (line: string, fence: string): boolean => {
  const marks = line.trim();
  return marks.length >= fence.length && marks === (fence[0] ?? "").repeat(marks.length);
};

/**
 * Creates a function that returns the index of the line that closes a fence, or the number of lines if none does. The fences
 * must be passed in text order, so that no line is visited twice for the same kind of fence.
 */
function fenceEnds(lines: readonly string[]): (at: number, fence: string) => number {
  const closing = lines.flatMap((line, at) => (/^\s*([`~:])\1{2,}\s*$/.test(line) ? [at] : []));
  const kinds = new Map<string, {ends: number[]; next: number}>();
  return (at, fence) => {
    let kind = kinds.get(fence);
    if (!kind) {
      kind = {ends: closing.filter(end => isClose(lines[end] ?? "", fence)), next: 0};
      kinds.set(fence, kind);
    }
    while ((kind.ends[kind.next] ?? lines.length) <= at) kind.next++;
    return kind.ends[kind.next] ?? lines.length;
  };
}

/** Reads the options below a directive's opening line. Returns the first line of its content. */
function readOptions(
  lines: readonly string[],
  at: number,
  end: number,
  props: Record<string, string>,
): number {
  let i = at;
  let last = "";
  if ((lines[i] ?? "").trim() === "---") {
    let close = i + 1;
    while (close < end && (lines[close] ?? "").trim() !== "---") close++;
    if (close >= end) return at;
    for (const {key, value} of readYaml(lines.slice(i + 1, close).join("\n")).entries) {
      const read = toJson(value);
      if (["string", "number", "boolean"].includes(typeof read))
        props[key] = String(read).replaceAll(/\s+/g, " ").trim();
    }
    return close + 1;
  }
  for (; i < end; i++) {
    const [, key, value = ""] = OPTION.exec(lines[i] ?? "") ?? [];
    const more = /^[ \t]*:(?:[ \t]+(.*))?$/.exec(lines[i] ?? "");
    if (key !== undefined) last = key;
    else if (!more || last === "") break;
    props[last] =
      key === undefined ? `${props[last]} ${more?.[1] ?? ""}`.replace(/^[|>][ \t]*/, "").trim() : value;
  }
  return i;
}

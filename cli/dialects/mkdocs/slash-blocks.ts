import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";

const OPEN = /^(\/{3,})[ \t]*([\w-]+)[ \t]*(?:\|[ \t]*(\S.*))?$/;
const CLOSE = /^(\/{3,})[ \t]*$/;
const OPTION = /^ {4}(\w+):[ \t]*(\S.*)?$/;

/**
 * Converts blocks between slashes (`/// note | Title`) to equivalent indented blocks
 * (https://facelessuser.github.io/pymdown-extensions/extensions/blocks/).
 */
export function readSlashBlocks({text}: FileScope): RewrittenText | null {
  if (!/^\/{3}/m.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  /** Delimiters of the open blocks. */
  const open: string[] = [];
  const out = [...lines];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    const indent = "    ".repeat(open.length);
    const [, size = "", name = "", title] = (prose.has(i) ? OPEN.exec(line) : null) ?? [];
    const end = prose.has(i) ? CLOSE.exec(line)?.[1] : undefined;
    const at = end === undefined ? -1 : open.lastIndexOf(end);
    if (at !== -1) {
      open.length = at;
      out[i] = "";
    } else if (size !== "" && closes(lines, i, size)) {
      open.push(size);
      const options: Record<string, string> = {};
      const start = i;
      for (; OPTION.test(lines[i + 1] ?? ""); i++) {
        const [, key = "", value = ""] = OPTION.exec(lines[i + 1] ?? "") ?? [];
        options[key] = value;
        out[i + 1] = "";
      }
      out[start] = head(indent, name, title, options);
    } else if (line.trim() !== "") out[i] = indent + line;
  }
  return {text: out.join("\n"), lines: lines.map((_, i) => i + 1)};
}

function head(
  indent: string,
  name: string,
  title: string | undefined,
  options: Record<string, string>,
): string {
  const label = title?.replaceAll('"', "'");
  const kind = /^[\w-]+$/.test(options.type ?? "") ? options.type : name;
  if (name === "tab") return `${indent}=== "${label ?? ""}"`;
  if (name === "details")
    return `${indent}???${/true/i.test(options.open ?? "") ? "+" : ""} ${kind} "${label ?? ""}"`;
  return `${indent}!!! ${kind}${label === undefined ? "" : ` "${label}"`}`;
}

/** Reports whether a later line closes the block that starts here. */
const closes = (lines: readonly string[], from: number, size: string): boolean =>
  lines.slice(from + 1, from + 500).some(line => line.trim() === size);

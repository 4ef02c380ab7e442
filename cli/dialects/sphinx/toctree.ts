import {posix} from "node:path";
import {globFilter} from "./glob.ts";
import {withoutEnding} from "./page-names.ts";

/** Toctree of a page: its options and entries. */
export interface Toctree {
  caption?: string;
  hidden: boolean;
  entries: TocEntry[];
}

/** Page path below the content folder without extension, or external link. */
export interface TocEntry {
  title?: string;
  page?: string;
  link?: string;
  /** Whether the entry is the keyword for the toctree's own page. */
  isSelf?: true;
}

const FENCE = /^[ \t]*(`{3,}|~{3,}|:{3,})\{toctree\}[^\n]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm;

/** Reads the toctrees of a page: https://www.sphinx-doc.org/en/master/usage/restructuredtext/directives.html#directive-toctree */
export const toctreesOf = (text: string, page: string, pages: readonly string[]): Toctree[] =>
  [...text.matchAll(FENCE)].map(([, , body = ""]) => readToctree(body, page, pages));

const DIRECTIVE = /^( *)\.\. toctree::/;

const isBelow = (line: string, indent: number): boolean => line.trim() === "" || line.search(/\S/) > indent;

/** Reads the toctrees of a page in reStructuredText: indented lines below each directive. */
export function restructuredToctrees(text: string, page: string, pages: readonly string[]): Toctree[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((start, at): Toctree[] => {
    const indent = DIRECTIVE.exec(start)?.[1]?.length;
    if (indent === undefined) return [];
    let end = at + 1;
    while (end < lines.length && isBelow(lines[end] ?? "", indent)) end++;
    return [readToctree(lines.slice(at + 1, end).join("\n"), page, pages)];
  });
}

/** Returns the first title of a page in reStructuredText: a line above an underline of at least its length. */
export function restructuredTitle(text: string): string | undefined {
  const lines = text.split(/\r?\n/).map(line => line.trimEnd());
  return lines.find((line, at) => {
    const underline = lines[at + 1] ?? "";
    return /^\w/.test(line) && underline.length >= line.length && /^([=~^"'`#*+.:_-])\1*$/.test(underline);
  });
}

/** Parses the options and entries of a toctree. */
export function readToctree(body: string, page: string, pages: readonly string[]): Toctree {
  const lines = body
    .split("\n")
    .map(line => line.trim())
    .filter(line => line !== "" && line !== "---");
  const options = new Map<string, string>();
  const rest = lines.filter(line => {
    const [, key, value = ""] =
      /^:?(caption|hidden|glob|maxdepth|titlesonly|numbered|reversed|includehidden|name|class):[ \t]*(.*)$/.exec(
        line,
      ) ?? [];
    if (key !== undefined) options.set(key, value);
    return key === undefined;
  });
  const folder = posix.dirname(page);
  const seen = new Set<string>();
  /** Pages that no pattern has listed. */
  let left: Set<string> | undefined;
  const entries = rest.flatMap((line): TocEntry[] => {
    const [, title, target = line] = /^(.*?)\s*<([^<>]+)>$/.exec(line) ?? [];
    const named = title ? {title} : {};
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target)) return [{...named, link: target}];
    if (target === "self") return [{...named, page, isSelf: true}];
    const bare = withoutEnding(target);
    const path = bare.startsWith("/") ? bare.slice(1) : posix.normalize(posix.join(folder, bare));
    if (!options.has("glob") || !/[*?[]/.test(path)) {
      seen.add(path);
      return [{...named, page: path}];
    }
    left ??= new Set(pages);
    const matches = [...left].filter(globFilter(path)).filter(one => one !== page && !seen.has(one));
    for (const one of matches) left.delete(one);
    return matches.map(one => ({page: one}));
  });
  const caption = options.get("caption");
  if (options.has("reversed")) entries.reverse();
  return {hidden: options.has("hidden"), entries, ...(caption ? {caption} : {})};
}

import {existsSync} from "node:fs";
import path from "node:path";
import type {RootContent} from "mdast";
import type {SnippetSyntax} from "#core/model/dialect.ts";
import {plainText} from "#support/files/plain-text.ts";
import type {FileScope} from "../file-scope.ts";
import {locate} from "../imports.ts";
import {admitPart, parsePart} from "../parts.ts";
import {cutSnippet} from "./cut-snippet.ts";

/** What a line asks for: a file, a region or lines of it, and how it is shown. */
export interface Wanted {
  file: string;
  region: string | null;
  lines: string;
  info: string;
}

/** What stands for a line that draws in another file: a code block (`<<<`), or its content where that is Markdown. */
export function readSnippet(
  {syntax, target, lines}: {syntax: SnippetSyntax; target: string; lines?: string},
  node: RootContent,
  scope: FileScope,
): RootContent[] {
  const wanted = readTarget(target, syntax);
  return drawIn(lines === undefined ? wanted : {...wanted, lines}, syntax !== "arrows", node, scope);
}

/**
 * What stands for a file that is drawn in.
 *
 * @param asContent whether Markdown is shown as such, not as code
 */
export function drawIn(
  wanted: Wanted,
  asContent: boolean,
  node: RootContent,
  scope: FileScope,
): RootContent[] {
  const found = locate(relativePath(wanted.file, scope), true, node, scope);
  if (!found) return [];
  const text = plainText(found.bytes);
  const cut = cutSnippet(text, wanted.region, wanted.lines);
  const place = node.position ? {position: node.position} : {};
  if (asContent && /\.mdx?$/i.test(found.path)) {
    const part = parsePart({...found, bytes: Buffer.from(cut)}, node, scope);
    if (!part || !admitPart(part, node, scope)) return [];
    const {size: _, ...rest} = part;
    return [{type: "part", ...rest, ...place}];
  }
  const lang = path.extname(found.path).slice(1);
  const [first = "", ...meta] = wanted.info.split(" ").filter(Boolean);
  const isLang = first !== "" && !/^[[{]/.test(first);
  const isNamed = /(?:^|\s)\[[^\]]/.test(wanted.info);
  const more = [
    ...(isLang ? meta : [first, ...meta]),
    isNamed ? "" : `title="${path.posix.basename(found.path)}"`,
  ];
  return [
    {
      type: "code",
      lang: isLang ? first : lang || null,
      meta: more.filter(Boolean).join(" "),
      value: cut.replace(/\n$/, ""),
      data: {rewritten: true},
      ...place,
    },
  ];
}

function readTarget(target: string, syntax: SnippetSyntax): Wanted {
  const [, file = "", region, braces = "", label = ""] =
    /^([^#{[]*[^#{[\s])(?:\s*#([\w.-]+))?(?:\s*\{([^}]*)\})?(?:\s*(\[.*\]))?\s*$/.exec(target) ?? [];
  if (syntax === "include") return {file, region: region ?? null, lines: braces.replace(",", "-"), info: ""};
  const [, marks = "", lang = ""] = /^([\d,\s-]*)(.*)$/.exec(braces.trim()) ?? [];
  const info = [lang.trim(), marks.trim() === "" ? "" : `{${marks.trim()}}`, label].filter(Boolean).join(" ");
  return {file, region: region ?? null, lines: "", info};
}

/** Path from the folder of the file that asks: `@/` is the content folder. */
export function relativePath(written: string, {page, folder}: FileScope): string {
  const {root, content} = page.context;
  const from = (base: string, file: string): string =>
    `./${path.relative(folder, path.join(base, file)).split(path.sep).join("/")}`;
  if (!written.startsWith("@")) return /^\.{0,2}\//.test(written) ? written : `./${written}`;
  const file = written.slice(1);
  // Pages of one language are below the folder that is meant.
  const above = [content, path.dirname(content), path.dirname(path.dirname(content))];
  const bases = [...above, root];
  return from(bases.find(base => existsSync(path.join(base, file))) ?? root, file);
}

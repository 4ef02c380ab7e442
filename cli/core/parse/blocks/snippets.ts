import {existsSync} from "node:fs";
import path from "node:path";
import type {Node, RootContent} from "mdast";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {plainText} from "#support/files/plain-text.ts";
import {type FileScope, report} from "../file-scope.ts";
import {locate} from "../imports.ts";
import {admitPart, parsePart} from "../parts.ts";
import {cutSnippet} from "./cut-snippet.ts";

/** File include: file, lines, and presentation. */
export interface Snippet {
  file: string;
  region: string | null;
  lines: string;
  info: string;
}

/**
 * Returns the nodes that replace a file include.
 *
 * @param asContent whether to parse the file as Markdown rather than show it as code
 */
export function insertSnippet(
  wanted: Snippet,
  asContent: boolean,
  node: Pick<Node, "position">,
  scope: FileScope,
): RootContent[] {
  const found = locate(snippetPath(wanted.file, scope), true, node, scope);
  if (!found) return [];
  const text = plainText(found.bytes);
  const cut = cutSnippet(text, wanted.region, wanted.lines);
  if (cut === null) {
    const message = `\`${found.path}\` has no region \`${wanted.region}\``;
    report(scope, "snippet-region", message, node);
    return [];
  }
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

/** Returns a path relative to the folder of the including file; `@/` is the content folder. */
export function snippetPath(written: string, {page, folder}: FileScope): string {
  const {root, content} = page.context;
  const from = (base: string, file: string): string => `./${relativePath(folder, path.join(base, file))}`;
  if (!written.startsWith("@")) return /^\.{0,2}\//.test(written) ? written : `./${written}`;
  const file = written.slice(1);
  // Pages of one language are below the intended folder.
  const above = [content, path.dirname(content), path.dirname(path.dirname(content))];
  const bases = [...above, root];
  return from(bases.find(base => existsSync(path.join(base, file))) ?? content, file);
}

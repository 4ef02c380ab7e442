import path from "node:path";
import type {Node} from "mdast";
import {type FileScope, type ImportedPart, report} from "./file-scope.ts";

const MAX_PARTS = 1000;
const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?=\n|$)/;

/** A file that may be drawn in. */
export interface LocatedFile {
  path: string;
  file: string;
  bytes: Buffer;
}

/**
 * Parses an imported Markdown file by its own grammar. Its front matter is dropped; a circle of imports is reported
 * as `import-cycle`.
 */
export function parsePart(
  {path: partPath, file, bytes}: LocatedFile,
  node: Pick<Node, "position">,
  from: FileScope,
): ImportedPart {
  if (from.stack.includes(partPath)) {
    report(
      from,
      "import-cycle",
      `\`${partPath}\` imports itself: ${[...from.stack, partPath].join(" → ")}`,
      node,
    );
    return null;
  }
  if (++from.page.parts > MAX_PARTS) {
    report(from, "parse-limit", `the page imports more than ${MAX_PARTS} parts`, node);
    return null;
  }
  const text = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .replace(FRONT_MATTER, block => block.replaceAll(/[^\n]/g, ""));
  const tree = from.page.parseFile({
    page: from.page,
    path: partPath,
    folder: path.dirname(file),
    grammar: /\.mdx$/i.test(partPath) ? "mdx" : "md",
    text,
    stack: [...from.stack, partPath],
  });
  return {
    path: partPath,
    text: tree.data?.text ?? text,
    removed: tree.data?.removed ?? [],
    children: tree.children,
  };
}

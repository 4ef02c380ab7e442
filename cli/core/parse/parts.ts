import path from "node:path";
import type {Node, Nodes} from "mdast";
import {plainText} from "#support/files/plain-text.ts";
import {MAX_FILE} from "#support/files/regular-file.ts";
import {type FileScope, type ImportedPart, type PartUse, report, type Size} from "./file-scope.ts";

const MAX_PARTS = 1000;
const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?=\n|$)/;

/** File that may be included. */
export interface LocatedFile {
  path: string;
  file: string;
  bytes: Buffer;
}

/** Returns a function that parses an imported file for given properties. Equal properties share a result. */
export function partOf(located: LocatedFile, node: Pick<Node, "position">, from: FileScope): PartUse {
  const parsed = new Map<string, ImportedPart>();
  const hasExpressions = located.bytes.includes("{");
  return props => {
    const values = hasExpressions ? Object.entries(props).filter(([, value]) => isPlain(value)) : [];
    const key = JSON.stringify(values);
    const known = parsed.get(key);
    if (known !== undefined) return known;
    const part = parsePart(located, node, from, Object.fromEntries(values));
    parsed.set(key, part);
    return part;
  };
}

const isPlain = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

/**
 * Parses an imported Markdown file with its own grammar. Its front matter is dropped. Circular imports are
 * reported as `import-cycle`.
 */
export function parsePart(
  {path: partPath, file, bytes}: LocatedFile,
  node: Pick<Node, "position">,
  from: FileScope,
  props: Readonly<Record<string, unknown>> = {},
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
    report(from, "parse-limit", `the page imports more than ${MAX_PARTS} partials`, node);
    return null;
  }
  from.page.partBytes += bytes.length;
  if (from.page.partBytes > MAX_FILE.text) {
    report(from, "parse-limit", `the partials of the page have more than ${MAX_FILE.text} bytes`, node);
    return null;
  }
  const text = plainText(bytes)
    .replaceAll("\0", "\uFFFD")
    .replace(FRONT_MATTER, block => block.replaceAll(/[^\n]/g, ""));
  const tree = from.page.parseFile({
    page: from.page,
    path: partPath,
    folder: path.dirname(file),
    grammar: grammarOf(partPath, from),
    text,
    stack: [...from.stack, partPath],
    props,
  });
  return {
    size: sizeOf(tree.children, tree.data?.text ?? text),
    path: partPath,
    text: tree.data?.text ?? text,
    removed: tree.data?.removed ?? [],
    children: tree.children,
  };
}

/** Returns the size of a partial including nested partials. */
function sizeOf(children: Nodes[], text: string): Size {
  const size = {nodes: 0, text: text.length};
  const left = [...children];
  for (let node = left.pop(); node; node = left.pop()) {
    size.nodes++;
    if (node.type === "part") size.text += node.text.length;
    if ("children" in node) for (const child of node.children) left.push(child);
  }
  return size;
}

/** Limits on the total size of all uses of partials in a page. */
const MAX_EXPANDED: Size = {nodes: 200_000, text: MAX_FILE.text};

/**
 * Records another use of a partial.
 *
 * @returns false if the page would exceed the limits, which is reported once per page
 */
export function admitPart(
  {size}: NonNullable<ImportedPart>,
  node: Pick<Node, "position">,
  scope: FileScope,
): boolean {
  const {expanded} = scope.page;
  const within = (): boolean => expanded.nodes <= MAX_EXPANDED.nodes && expanded.text <= MAX_EXPANDED.text;
  if (!within()) return false;
  expanded.nodes += size.nodes;
  expanded.text += size.text;
  if (within()) return true;
  report(scope, "parse-limit", "the imported partials exceed the size limits of a page", node);
  return false;
}

/** Returns the grammar of a file, based on its extension and the dialect. */
const grammarOf = (file: string, {page}: FileScope): "md" | "mdx" =>
  page.context.dialect.mdx.includes(path.extname(file).toLowerCase() as ".md") ? "mdx" : "md";

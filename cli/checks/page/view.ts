import {join} from "node:path";
import type {Code, Heading, Html, Nodes, Root} from "mdast";
import type {PageContext} from "#core/model/page-context.ts";
import type {RenderedPage} from "#core/model/page-facts.ts";
import type {EnhancedPage} from "#core/model/parsed-page.ts";
import type {SourceText} from "#core/model/source-file.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";

/** File of a page: the page itself, or an imported partial. */
export interface LintedFile {
  /** Path relative to the project root. */
  path: string;
  lines: readonly string[];
}

/** Node and the file that its position refers to. */
export interface Placed<N> {
  node: N;
  file: LintedFile;
}

type Of<T extends Nodes["type"]> = Extract<Nodes, {type: T}>;

/** View of a page for rules: its relevant nodes, collected in document order in a single walk. */
export interface PageView {
  page: EnhancedPage;
  rendered: RenderedPage;
  source: SourceText;
  context: PageContext;
  files: LintedFile[];
  headings: Placed<Heading>[];
  codes: Placed<Code>[];
  links: Placed<Of<"link" | "linkReference">>[];
  images: Placed<Of<"image" | "imageReference">>[];
  definitions: Placed<Of<"definition">>[];
  html: Placed<Html>[];
  elements: Placed<Of<"htmlElement">>[];
  texts: Placed<Of<"text">>[];
  /** Code blocks and inline code, in which comments don't count. */
  literals: Placed<Of<"code" | "inlineCode">>[];
  tables: Placed<Of<"table">>[];
}

/** Collects the nodes that page rules examine. */
export function viewPage(
  page: EnhancedPage,
  rendered: RenderedPage,
  source: SourceText,
  context: PageContext,
): PageView {
  const own: LintedFile = {path: page.source.path, lines: source.text.split("\n")};
  const view: PageView = {
    page,
    rendered,
    source,
    context,
    files: [own],
    headings: [],
    codes: [],
    links: [],
    images: [],
    definitions: [],
    html: [],
    elements: [],
    texts: [],
    literals: [],
    tables: [],
  };
  visit(page.tree, own, view);
  return view;
}

function visit(parent: Root | Nodes, file: LintedFile, view: PageView): void {
  if (!("children" in parent)) return;
  for (const node of parent.children) {
    gather(node, file, view);
    visit(node, node.type === "part" ? partFile(node.path, view) : file, view);
  }
}

function gather(node: Nodes, file: LintedFile, view: PageView): void {
  switch (node.type) {
    case "heading":
      view.headings.push({node, file});
      break;
    case "code":
      view.codes.push({node, file});
      view.literals.push({node, file});
      break;
    case "inlineCode":
      view.literals.push({node, file});
      break;
    case "link":
    case "linkReference":
      view.links.push({node, file});
      break;
    case "image":
    case "imageReference":
      view.images.push({node, file});
      break;
    case "definition":
      view.definitions.push({node, file});
      break;
    case "html":
      view.html.push({node, file});
      break;
    case "htmlElement":
      view.elements.push({node, file});
      break;
    case "text":
      view.texts.push({node, file});
      break;
    case "table":
      view.tables.push({node, file});
  }
}

/** Reads a partial from disk, because its comments are blanked in the tree. */
function partFile(path: string, view: PageView): LintedFile {
  const known = view.files.find(file => file.path === path);
  if (known) return known;
  const text = readRegularFile(join(view.context.root, path), MAX_FILE.text)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  const file = {path, lines: text.split(/\r\n|\r|\n/)};
  view.files.push(file);
  return file;
}

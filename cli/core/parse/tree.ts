import type {Root} from "mdast";
import {append} from "#schemas/rules/long-lists.ts";
import {encloseBlocks} from "./blocks/enclose.ts";
import {markerLines, maskMarkers, splitHtml} from "./blocks/markers.ts";
import {parse} from "./engine/engine.ts";
import {atLine, type FileScope, type NewFile, report} from "./file-scope.ts";
import {readHtmlHeadings} from "./html/html-headings.ts";
import {joinDropped} from "./html/removed.ts";
import {closeOpenElements, withoutOpenBlocks} from "./html/unclosed.ts";
import {resolveAlias} from "./imports.ts";
import {readInline} from "./inline/inline.ts";
import {maskMath, readMath} from "./inline/math.ts";
import {findExcessiveNesting} from "./limits.ts";
import {readAsides} from "./markdown/asides.ts";
import {readCode} from "./markdown/code.ts";
import {readHeadingId} from "./markdown/heading-ids.ts";
import {readMarkdownTags} from "./markdown/markdown-tags.ts";
import {outdentClosingTags} from "./mdx/closing-tags.ts";
import {readJsx} from "./mdx/jsx.ts";
import {maskMdx} from "./mdx/mdx-source.ts";
import {readModules} from "./mdx/modules.ts";
import {maskProse, restoreLetters, restoreProse} from "./mdx/prose.ts";
import {syntaxErrors} from "./mdx/syntax-errors.ts";
import {costlyBlocks, isOrdinary, NotOrdinary, needsReferenceParser} from "./ordinary.ts";
import {settleTags} from "./tags/tag-marks.ts";

type Parent = {children: Root["children"]};

/**
 * Parses one file of a page and reads its syntax: modules, components, asides, code titles, heading ids. A
 * page that is not valid MDX is reported (`mdx-syntax`) and parsed as Markdown, so that most of it is still
 * shown. A page nested beyond the limits, or a block that would take too long, is reported
 * (`parse-limit`) and replaced by a notice.
 */
export function parseFile(file: NewFile): Root {
  const scope: FileScope = {
    ...file,
    values: new Map<string, unknown>([
      ["frontmatter", file.page.frontMatter],
      ["frontMatter", file.page.frontMatter],
      ["require", (path: string) => resolveAlias(path, file) ?? path],
      ...Object.entries(file.page.context.dialect.imports.functions),
      ...(file.props ? [["props", file.props] as const, ...Object.entries(file.props)] : []),
    ]),
    parts: new Map(),
    foreign: new Set(),
    headingIds: new Map(),
    formulas: new Map(),
    markers: new Map(),
    removed: [],
    tags: [],
    inline: [],
    lines: null,
    isInvalidMdx: false,
  };
  try {
    rewriteText(scope);
    const tree = parseText(scope);
    for (const hook of scope.page.context.dialect.syntax.afterParse) hook(tree);
    readModules(tree, scope);
    understand(tree, scope);
    if (scope.lines) append(scope.removed, settleTags(tree, scope.text, scope.lines));
    tree.data = {text: scope.text, removed: scope.removed.sort(([a], [b]) => a - b)};
    return tree;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return tooDeep(scope, 1);
  }
}

function parseText(scope: FileScope): Root {
  const {grammar, page} = scope;
  let {text} = scope;
  if (page.context.ordinaryOnly && !isOrdinary(text)) throw new NotOrdinary();
  const line = findExcessiveNesting(text, grammar);
  if (line !== null) return tooDeep(scope, line);
  text = withoutCostlyBlocks(text, scope);
  scope.text = text;
  if (grammar === "md") return parseClosed(text, scope);
  const masked = maskMdx(outdentClosingTags(text));
  scope.headingIds = masked.headingIds;
  const prose = maskProse(masked.text);
  for (const {line: at, message, hint} of prose.findings) {
    report(scope, "mdx-syntax", message, atLine(at), hint);
  }
  scope.text = prose.text;
  const tree = parseMarked(prose.text, scope);
  scope.text = restoreLetters(scope.text, prose.letters);
  restoreProse(tree, prose);
  return tree;
}

/**
 * Maximum number of times that unclosed HTML blocks are ended, each of which can reveal others. Beyond it, the
 * last one hides the rest.
 */
const MAX_OPEN_BLOCKS = 8;

/** Parses Markdown and ends unclosed HTML blocks at their first blank line. */
function parseClosed(text: string, scope: FileScope): Root {
  let tree = parseMarked(text, scope);
  for (let count = 0; count < MAX_OPEN_BLOCKS; count++) {
    const closed = withoutOpenBlocks(tree, scope.text, scope);
    if (closed === null) break;
    scope.text = closed;
    tree = parseMarked(closed, scope);
  }
  return tree;
}

/**
 * Parses a text with its markers masked. A line that does not appear as a marker in the tree is restored as
 * text.
 */
function parseMarked(source: string, scope: FileScope): Root {
  const {dialect, parser} = scope.page.context;
  const math = dialect.math ? maskMath(source) : {text: source, formulas: new Map()};
  const {text} = math;
  scope.formulas = math.formulas;
  if (math.formulas.size > 0) scope.text = text;
  const masked = maskMarkers(text, scope);
  const tree = parseAs(masked.text, scope);
  if (masked.markers.size === 0) return tree;
  splitHtml(tree, masked.markers, (from, to) => {
    const before = masked.text.slice(0, from).replaceAll(/[^\n]/g, " ");
    return parse(before + masked.text.slice(from, to), "md", parser).children;
  });
  const found = markerLines(tree, masked.markers);
  const others = new Set([...masked.markers.keys()].filter(line => !found.has(line)));
  const again = others.size === 0 ? masked : maskMarkers(text, scope, others);
  scope.markers = again.markers;
  scope.text = again.text;
  return others.size === 0 ? tree : parseAs(again.text, scope);
}

function parseAs(text: string, scope: FileScope): Root {
  const {page} = scope;
  const byReference = needsReferenceParser(text, scope.grammar);
  // If only low-risk pages are rendered here, the reference parser is not loaded in addition to the native
  // one.
  if (byReference && page.context.ordinaryOnly) throw new NotOrdinary();
  const engine = byReference ? "remark" : page.context.parser;
  if (scope.grammar === "md") return parse(text, "md", engine);
  try {
    return parse(text, "mdx", engine);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    append(
      page.diagnostics,
      syntaxErrors(text, error, scope.path, rest => parse(rest, "mdx", engine)),
    );
    scope.grammar = "md";
    scope.isInvalidMdx = true;
    return parse(text, "md", engine);
  }
}

/** Replaces blocks that would take too long to parse by a notice, and reports each. */
function withoutCostlyBlocks(text: string, scope: FileScope): string {
  const parts: string[] = [];
  let end = 0;
  let line = 1;
  for (const {start, length} of costlyBlocks(text, scope.grammar)) {
    const before = text.slice(end, start);
    const lineEndings = text.slice(start, start + length).replaceAll(/[^\n]+/g, "");
    line += before.split("\n").length - 1;
    report(scope, "parse-limit", "the paragraph contains too many delimiters to be parsed", atLine(line));
    parts.push(before, "This part contains too many delimiters to be shown.", lineEndings);
    line += lineEndings.length;
    end = start + length;
  }
  return end === 0 ? text : parts.join("") + text.slice(end);
}

function tooDeep(scope: FileScope, line: number): Root {
  report(scope, "parse-limit", "the page is nested too deeply to be parsed", atLine(line));
  const notice = "This page is nested too deeply to be shown.";
  return {type: "root", children: [{type: "placeholder", text: notice, inline: false}]};
}

/** Maximum depth of the tree; a paragraph of many asterisks may be deeper than any stage can handle. */
const MAX_TREE_DEPTH = 400;

/** Reads syntax in one walk: sibling-related syntax first, then each child. */
function understand(parent: Parent, scope: FileScope, depth = 0): void {
  if (depth > MAX_TREE_DEPTH) throw new RangeError("the tree is too deep");
  // Most parents contain no HTML, and each of these passes visits every child.
  if (parent.children.some(({type}) => type === "html")) {
    joinDropped(parent, scope.text);
    closeOpenElements(parent, scope);
    readHtmlHeadings(parent, scope);
  }
  for (const hook of scope.page.context.dialect.syntax.blocks) hook(parent, scope);
  encloseBlocks(parent, scope);
  if (scope.grammar === "mdx") readJsx(parent, scope);
  else readMarkdownTags(parent, scope);
  // The marker of an aside's paragraph has already been removed.
  if (!("type" in parent && parent.type === "aside")) readAsides(parent, scope);
  readCode(parent, scope);
  readMath(parent, scope);
  readInline(parent, scope);
  for (const child of parent.children) {
    if (child.type === "heading") readHeadingId(child, scope);
    // Partials were read with their own file's scope.
    if ("children" in child && child.type !== "part") understand(child, scope, depth + 1);
  }
}

/** Applies the dialect's text hooks. Diagnostics keep the line numbers of the file. */
function rewriteText(scope: FileScope): void {
  for (const hook of scope.page.context.dialect.syntax.beforeParse) {
    const before = scope.lines;
    const made = hook(scope);
    if (made === null || made.text === scope.text) continue;
    scope.text = made.text;
    scope.lines = before ? made.lines.map(line => before[line - 1] ?? line) : made.lines;
  }
}

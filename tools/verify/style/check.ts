import {writeFile} from "node:fs/promises";
import {join} from "node:path";
import type {Code} from "mdast";
import {visit} from "unist-util-visit";
import {markdown, withoutFrontMatter} from "../extract/markdown.ts";
import {fencesOf} from "../samples/check.ts";
import type {Page, Problem, Report} from "../types.ts";
import {formatSample, isFormatted} from "./format.ts";

type Edit = {start: number; end: number; text: string};
/** Sample that is not formatted. `edit` is set if it can be fixed automatically. */
type Finding = {problem: Problem; edit?: Edit};
type Styled = {page: Page; checked: number; findings: Finding[]};

/** Samples that are never formatted: generated output, and samples exempt from all checks. */
const KEPT: ReadonlySet<string> = new Set(["skip", "broken", "output"]);
const SHOWN = 40;

/** Returns the lines of fences that must not be changed. */
const keptLines = (page: Page): Set<number> =>
  new Set(
    fencesOf(page)
      .filter(({marks}) => marks.some(({name}) => KEPT.has(name)))
      .map(({line}) => line),
  );

/** Reports whether a fence's meta refers to line numbers, which formatting could invalidate. */
const marksLines = ({meta}: Code): boolean => /\{[\d,\s-]+\}/.test(meta ?? "");

function firstDifference(a: string, b: string): {line: number; text: string} {
  const [left, right] = [a.split("\n"), b.split("\n")];
  const line = left.findIndex((text, at) => text !== right[at]);
  const at = line < 0 ? left.length : line;
  return {line: at, text: (right[at] ?? "").trim().slice(0, SHOWN)};
}

/** Replaces the code of a fence. Returns `undefined` if the fence is in a block quote. */
function withCode(source: string, column: number, code: string): string | undefined {
  const lines = source.split("\n");
  const indent = " ".repeat(column - 1);
  if (lines.slice(1).some(line => line.trim() !== "" && !line.startsWith(indent))) return undefined;
  const body = code.split("\n").map(line => (line === "" ? "" : indent + line));
  return [lines[0], ...body, lines.at(-1)].join("\n");
}

/**
 * Returns the range of a fence in the text. The front matter was blanked, which changes offsets but not
 * lines.
 */
function rangeOf({position}: Code, text: string): {start: number; end: number} {
  const lineStart = (line: number): number =>
    text.split("\n", line - 1).reduce((total, each) => total + each.length + 1, 0);
  const offset = ({line, column}: {line: number; column: number}): number => lineStart(line) + column - 1;
  return position ? {start: offset(position.start), end: offset(position.end)} : {start: 0, end: 0};
}

function findingOf(page: Page, node: Code, code: string): Finding {
  const {value, position} = node;
  const {line, text} = firstDifference(value, code);
  const at = (position?.start.line ?? 0) + 1 + line;
  const problem = {path: page.path, line: at, message: `not formatted; the formatter writes: ${text}`};
  if (marksLines(node) && code.split("\n").length !== value.split("\n").length) return {problem};
  const {start, end} = rangeOf(node, page.text);
  const fixed = withCode(page.text.slice(start, end), position?.start.column ?? 1, code);
  return fixed === undefined ? {problem} : {problem, edit: {start, end, text: fixed}};
}

/** Finds the samples of a page that are not formatted. */
export async function stylePage(page: Page): Promise<Styled> {
  const kept = keptLines(page);
  const fences: Code[] = [];
  visit(markdown.parse(withoutFrontMatter(page.text)), "code", node => {
    fences.push(node);
  });
  const styled: Styled = {page, checked: 0, findings: []};
  for (const node of fences) {
    const language = (node.lang ?? "").toLowerCase();
    if (!isFormatted(language) || kept.has((node.position?.start.line ?? 0) + 1)) continue;
    const code = await formatSample(language, node.value);
    if (code === undefined) continue;
    styled.checked += 1;
    if (code !== node.value) styled.findings.push(findingOf(page, node, code));
  }
  return styled;
}

/** Returns the text of a page with its samples formatted as far as possible. */
export const fixedText = ({page, findings}: Styled): string =>
  findings
    .flatMap(({edit}) => edit ?? [])
    .reduceRight(
      (text, {start, end, text: code}) => text.slice(0, start) + code + text.slice(end),
      page.text,
    );

/**
 * Checks that all samples are formatted. Samples that do not parse are skipped.
 *
 * @param content - folder of the pages
 * @param fix - whether to write formatted samples; what can't be fixed is still reported
 */
export async function checkStyle(pages: ReadonlyArray<Page>, content: string, fix: boolean): Promise<Report> {
  const styled: Styled[] = [];
  for (const page of pages) styled.push(await stylePage(page));
  const findings = styled.flatMap(each => each.findings);
  if (fix)
    for (const each of styled.filter(({findings: found}) => found.length > 0))
      await writeFile(join(content, each.page.path), fixedText(each));
  const checked = styled.reduce((total, each) => total + each.checked, 0);
  return {
    problems: findings.filter(({edit}) => !fix || !edit).map(({problem}) => problem),
    counts: [`${checked} samples held against the formatter, ${fix ? findings.length : 0} formatted`],
  };
}

import type {Code} from "mdast";
import {type PageRule, placeInLine, placeOf, sourceLines} from "./finding.ts";
import type {PageView, Placed} from "./view.ts";

/**
 * Opening fence of a code block: markers and info string. Container markers precede it only on the first
 * line.
 */
const FENCE = /^(`{3,}|~{3,})([^\n]*)$/;
const CONTAINERS = "(?:[ \\t]*>)*[ \\t]*";

interface Fenced {
  placed: Placed<Code>;
  marks: string;
  info: string;
  /** Lines after the opening fence, including the closing one if present. */
  rest: string[];
}

function fenced(placed: Placed<Code>): Fenced | null {
  const [first = "", ...rest] = sourceLines(placed);
  const match = FENCE.exec(first);
  return match ? {placed, marks: match[1] ?? "", info: match[2] ?? "", rest} : null;
}

/**
 * Reports blocks that run to the end of their container, and blocks containing a line that opens a fence of
 * the same kind, whose closing fence was probably forgotten (CommonMark §4.5).
 */
export const codeUnclosed: PageRule = function* (view) {
  for (const {placed, message} of unclosedBlocks(view)) {
    const place = {...placeOf(placed), endLine: placed.node.position?.start.line, endColumn: undefined};
    yield {message, place: defined(place)};
  }
};

/** Finds blocks without their own closing fence, each with a message. */
export function* unclosedBlocks(view: PageView): Iterable<{placed: Placed<Code>; message: string}> {
  for (const placed of view.codes) {
    const block = fenced(placed);
    // Code that a directive created has the position of the directive's first line.
    if (!block || (block.rest.length === 0 && placed.node.data?.rewritten)) continue;
    const {marks} = block;
    const fence = `${marks[0]}{${marks.length},}`;
    const last = block.rest.at(-1) ?? "";
    const opening = new RegExp(`^ {0,3}${fence}[ \\t]*[A-Za-z]`);
    const inner = placed.node.value.split("\n").findIndex(line => opening.test(line));
    if (!new RegExp(`^${CONTAINERS}${fence}[ \\t]*$`).test(last))
      yield {placed, message: "the code block is never closed"};
    else if (inner !== -1) {
      const line = (placed.node.position?.start.line ?? 0) + inner + 1;
      yield {placed, message: `the code block runs into the fence in line ${line}`};
    }
  }
}

const defined = <T extends object>(place: T): {[K in keyof T]: Exclude<T[K], undefined>} =>
  Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) as never;

/** Reports code languages named by an alias instead of their usual name. */
export const codeAlias: PageRule = function* (view) {
  for (const placed of view.codes) {
    const block = fenced(placed);
    const written = /^[ \t]*([^\s{]+)/.exec(block?.info ?? "");
    const start = placed.node.position?.start;
    const lang = placed.node.lang;
    if (!block || !written || !start || !lang) continue;
    const old = written[1] ?? "";
    // Anything beyond a plain name (`ts:line-numbers`, `title="…"`) is ignored.
    if (old === lang || !/^[\w+#-]+$/.test(old)) continue;
    const column = start.column + block.marks.length + written[0].length - old.length;
    const edit = {file: placed.file.path, line: start.line, column, old, text: lang};
    const place = placeInLine(placed.file, start.line, column, old.length);
    yield {
      message: `the language is usually named \`${lang}\`, not \`${old}\``,
      hint: `Write \`${lang}\`.`,
      place,
      edit,
    };
  }
};

/** Reports code lines that start with a tab, except in languages that need them, such as makefiles. */
export const codeTabs: PageRule = function* (view) {
  for (const placed of view.codes) {
    if (["makefile", "make", "go", "diff", "tsv"].includes(placed.node.lang ?? "")) continue;
    const at = placed.node.value.split("\n").findIndex(line => /^ *\t/.test(line));
    const start = placed.node.position?.start;
    if (at === -1 || !start || !fenced(placed)) continue;
    const line = start.line + at + 1;
    yield {message: "the code is indented with tabs", place: {file: placed.file.path, line, column: 1}};
  }
};

/**
 * Reports shell blocks in which every line starts with a prompt, although the block contains no output to distinguish
 * from commands.
 */
export const codePrompt: PageRule = function* (view) {
  for (const placed of view.codes) {
    if (placed.node.lang !== "bash" && placed.node.lang !== "powershell") continue;
    const lines = placed.node.value.split("\n").filter(line => line.trim() !== "" && !/^\s*#/.test(line));
    if (lines.length > 0 && lines.every(line => /^\s*(?:\$|>|PS[^>]*>) \S/.test(line)))
      yield {message: "the prompts would be copied with the commands", place: placeOf(placed)};
  }
};

import type {Root, RootContent} from "mdast";
import {asError} from "#support/files/as-error.ts";
import {parseModule} from "./evaluate.ts";
import {FenceTracker} from "./fence-tracker.ts";

type Esm = Extract<RootContent, {type: "mdxjsEsm"}>;

/** Text with sentences that MDX would parse as modules because they start with `import` or `export`. */
export interface MaskedProse {
  /** Text with the same length and lines. */
  text: string;
  /** Offsets of first letters that were capitalized, so that the sentence is a paragraph. */
  letters: number[];
  /** Sentences that MDX would parse as a module, with their messages. */
  findings: {line: number; message: string; hint: string}[];
  /** Import and export lines directly above a sentence, which are blank in the text. */
  modules: Esm[];
}

const START = /^(?:import|export)[ \t{*"'/]/;
/** Lines that may precede modules without a blank line in between. */
const BOUNDARY = /^[ \t]*$|^ {0,3}#{1,6}(?:[ \t]|$)|^ {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*$/;

/** Matches a line that opens a template string in an attribute and leaves it open. */
const OPENS_TEMPLATE = /^[ \t]*(?:<[A-Za-z][\w.]*[ \t][^`]*|[A-Za-z][\w-]*)=\{[ \t]*`(?:[^`\\]|\\.)*\\?$/;
const CLOSES_TEMPLATE = /^(?:[^`\\]|\\.)*`[ \t]*\}/;

/**
 * Finds paragraphs that start with `import` or `export` and are not JavaScript. MDX can only distinguish them
 * from modules by parsing, and drops or rejects them; here they remain text. Modules directly above one are
 * kept.
 */
export function maskProse(text: string): MaskedProse {
  const found: MaskedProse = {text, letters: [], modules: [], findings: []};
  if (!/^(?:import|export)\b/m.test(text)) return found;
  const lines = text.split("\n");
  const fences = new FenceTracker();
  let offset = 0;
  let isStart = true;
  const lastClose = lines.findLastIndex(line => CLOSES_TEMPLATE.test(line));
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    const isCode = fences.isCode(line);
    if (!isCode && i < lastClose && OPENS_TEMPLATE.test(line)) {
      let close = i + 1;
      while (!CLOSES_TEMPLATE.test(lines[close] ?? "")) close++;
      offset += lengthOf(lines, i, close);
      i = close - 1;
      isStart = false;
      continue;
    }
    if (!isCode && isStart && START.test(line)) {
      const end = modulesEnd(lines, i);
      if (end.until < end.block) {
        if (end.until > i) blankModules(lines, i, end.until, offset, found);
        const sentence = lines[end.until] ?? "";
        const at = offset + lengthOf(lines, i, end.until);
        found.findings.push({line: end.until + 1, ...remarkOn(sentence)});
        if (/^(?:import|export)\b/.test(sentence)) {
          lines[end.until] = sentence.charAt(0).toUpperCase() + sentence.slice(1);
          found.letters.push(at);
        }
      }
      offset += lengthOf(lines, i, end.block);
      i = end.block - 1;
      isStart = true;
      continue;
    }
    isStart = isCode || BOUNDARY.test(line);
    offset += line.length + 1;
  }
  return {...found, text: lines.join("\n")};
}

function remarkOn(sentence: string): {message: string; hint: string} {
  const [word] = /^(?:import|export)\b/.exec(sentence) ?? [];
  if (word === undefined)
    return {
      message: "text is directly below an import or export, so MDX parses it as part of that",
      hint: "Insert a blank line before it.",
    };
  if (/^\w+\s*[{*"']|["'`]|[={]/.test(sentence))
    return {
      message: `this ${word} is not valid JavaScript; it is shown as text`,
      hint: `Fix it. If it is a sentence, start it with a word other than \`${word}\`.`,
    };
  return {
    message: `this sentence starts with \`${word}\`, which MDX parses as a module; it is shown as text`,
    hint: `Start it with another word, or write the word as code (\`\` \`${word}\` \`\`).`,
  };
}

/** Returns the line after the module lines that start here, and the line after the block. */
function modulesEnd(lines: readonly string[], from: number): {until: number; block: number} {
  let block = from;
  while (block < lines.length && (lines[block] ?? "").trim() !== "") block++;
  const code = (until: number): string => lines.slice(from, until).join("\n");
  const whole = stateOf(code(block));
  if (whole === "module") return {until: block, block};
  // An object may continue after a blank line.
  for (let end = block, tries = 0; whole === "open" && end < lines.length && tries < MAX_TRIES; tries++) {
    do end++;
    while (end < lines.length && (lines[end] ?? "").trim() !== "");
    if (stateOf(code(end)) === "module") return {until: end, block: end};
  }
  for (let until = Math.min(block - 1, from + MAX_TRIES); until > from; until--)
    if (stateOf(code(until)) === "module") return {until, block};
  return {until: from, block};
}

/** Maximum number of lines or blocks that are tried as the end of a module. */
const MAX_TRIES = 20;

/** Reports whether a text is a module, may be the start of one, or neither. */
function stateOf(code: string): "module" | "open" | "prose" {
  try {
    parseModule(code);
    return "module";
  } catch (error) {
    const {pos, raisedAt, message}: Error & {pos?: number; raisedAt?: number} = asError(error);
    if (/^Unterminated (?:template|comment|JSX)/i.test(message)) return "open";
    return Math.max(pos ?? 0, raisedAt ?? 0) >= code.trimEnd().length ? "open" : "prose";
  }
}

function blankModules(
  lines: string[],
  from: number,
  until: number,
  offset: number,
  {modules}: MaskedProse,
): void {
  const value = lines.slice(from, until).join("\n");
  modules.push({
    type: "mdxjsEsm",
    value,
    position: {
      start: {line: from + 1, column: 1, offset},
      end: {line: until, column: (lines[until - 1] ?? "").length + 1, offset: offset + value.length},
    },
  });
  for (let i = from; i < until; i++) lines[i] = " ".repeat((lines[i] ?? "").length);
}

const lengthOf = (lines: readonly string[], from: number, until: number): number =>
  lines.slice(from, until).reduce((sum, line) => sum + line.length + 1, 0);

/** Restores the first letters of the sentences, in a text and in the tree. */
export function restoreProse(tree: Root, {letters, modules}: MaskedProse): void {
  const at = new Set(letters);
  const visit = (node: Root | RootContent): void => {
    if (node.type === "text" && at.has(node.position?.start.offset ?? -1)) node.value = small(node.value);
    else if ("children" in node) for (const child of node.children) visit(child);
  };
  if (at.size > 0) visit(tree);
  tree.children = [...modules, ...tree.children];
}

/** Returns the text with the first letters of its sentences as written. */
export function restoreLetters(text: string, letters: readonly number[]): string {
  let out = "";
  let from = 0;
  for (const at of letters) {
    out += text.slice(from, at) + small(text.charAt(at));
    from = at + 1;
  }
  return out + text.slice(from);
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

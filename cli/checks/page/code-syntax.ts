import {createRequire} from "node:module";
import type {ParserOptions, ParserPlugin} from "@babel/parser";
import {type ParseError, parse as parseJson, printParseErrorCode} from "jsonc-parser";
import {present} from "#schemas/rules/present.ts";
import {asError} from "#support/files/as-error.ts";
import {unclosedBlocks} from "./code.ts";
import type {PageRule} from "./finding.ts";

type Parse = typeof import("@babel/parser").parse;

/** Syntax error in a piece of code; lines count from 1. */
export interface CodeFault {
  line: number;
  message: string;
}

const PLUGINS: Readonly<Record<string, ParserPlugin[]>> = {
  js: ["jsx", "decorators", "importAttributes", "deferredImportEvaluation", "sourcePhaseImports"],
  jsx: ["jsx", "decorators", "importAttributes"],
  ts: ["typescript", "decorators", "importAttributes"],
  tsx: ["typescript", "jsx", "decorators", "importAttributes"],
};

// Loaded on demand: large, and few runs need it.
const parser = (): Parse => createRequire(import.meta.url)("@babel/parser").parse;

/** Reports JavaScript and JSON blocks, and complete TypeScript modules, that do not parse. */
export const codeSyntax: PageRule = function* (view) {
  const unclosed = new Set([...unclosedBlocks(view)].map(({placed}) => placed.node));
  for (const {node, file} of view.codes) {
    if (unclosed.has(node)) continue;
    const fault = faultOf(node.value, node.lang ?? "");
    const start = node.position?.start;
    if (fault && start)
      yield {
        message: `the code does not parse: ${fault.message}`,
        place: {file: file.path, line: start.line + fault.line, column: 1},
      };
  }
};

/**
 * Finds the syntax error in a code block. Documentation shows fragments: statements outside a function,
 * properties, class members, `...` for omitted code. A fragment is valid if at least one interpretation
 * parses.
 */
export function faultOf(code: string, lang: string): CodeFault | null {
  if (lang === "json") return jsonFault(code);
  const plugins = Object.hasOwn(PLUGINS, lang) ? PLUGINS[lang] : undefined;
  if (!plugins || (lang.startsWith("t") && !/^import\s[^;]*?["']/m.test(code))) return null;
  if (NO_CODE.test(code)) return null;
  const text = withoutEllipses(code);
  const fault = pieceFault(text, lang, plugins);
  if (!fault) return null;
  // The block may consist of several fragments, such as a call followed by its result.
  const pieces = text.split(/\n[ \t]*\n/);
  const typed = lang.startsWith("t") ? plugins : present(PLUGINS.tsx);
  const isFine = (piece: string): boolean => pieceFault(piece, "js", typed) === null;
  return isFine(text) || (pieces.length > 1 && pieces.every(isFine)) ? null : fault;
}

/**
 * Matches content that is not code: file trees, prompts, commands, printed objects with class names, and
 * signatures with optional parameters in brackets (`read(path[, options])`).
 */
const NO_CODE =
  /[└├]|^[ \t]*(?:[>$#] |npm |npx |yarn |pnpm |\w*Error: )|\w\[, |^#(?!!)|\{ \.\. |^[ \t]*(?:\w+: )?[A-Z]\w* \{$/m;

function pieceFault(text: string, lang: string, plugins: ParserPlugin[]): CodeFault | null {
  const readings = lang.startsWith("t") ? [...READINGS, ...TYPE_READINGS] : READINGS;
  let first: CodeFault | null = null;
  for (const [before, after] of readings) {
    const fault = parseFault(`${before}${text}\n${after}`, plugins);
    if (!fault) return null;
    first ??= {...fault, line: Math.min(fault.line, text.split("\n").length)};
  }
  return first;
}

type Reading = readonly [before: string, after: string];

/** Interpretations of a fragment: program, properties, class members, expression. */
const READINGS: readonly Reading[] = [
  ["", ""],
  ["({", "})"],
  ["class X {", "}"],
  ["(", ")"],
];
/** Additional interpretations in TypeScript: type, interface members. */
const TYPE_READINGS: readonly Reading[] = [
  ["type X = ", ""],
  ["interface X {", "}"],
];

const OPTIONS: ParserOptions = {
  sourceType: "unambiguous",
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowNewTargetOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  allowYieldOutsideFunction: true,
  // Tolerates duplicate declarations: a block may show two versions of the same thing.
  errorRecovery: true,
};

function parseFault(code: string, plugins: ParserPlugin[]): CodeFault | null {
  try {
    parser()(code, {...OPTIONS, plugins});
    return null;
  } catch (error) {
    const {loc, message}: Error & {loc?: {line: number}} = asError(error);
    return {line: loc?.line ?? 1, message: message.replace(/ \(\d+:\d+\)$/, "")};
  }
}

/** Removes ellipses that represent omitted code: a line of dots, or dots at the end of a list. */
const withoutEllipses = (code: string): string =>
  code
    .replaceAll(/^([ \t]*)(?:\.{3,}|…)([ \t]*[,;]?[ \t]*)$/gm, "$1")
    .replaceAll(/=>[ \t]*(?:\.{3}|…)/g, "=> 0")
    .replaceAll(/(?:\.{3}|…)(?=\s*[)\]}])/g, "")
    .replaceAll(/([:=][ \t]*)(?:\.{3}|…)[ \t]*$/gm, "$10;")
    .replaceAll(/\([ \t]*\/\*[^*\n]*\*\/[ \t]*\)/g, "(0)");

/**
 * Finds the syntax error in JSON, or in a part of it: properties, entries of a list, or one value per line. With comments,
 * the block may also be JavaScript, which some authors label as JSON.
 */
function jsonFault(code: string): CodeFault | null {
  const text = withoutEllipses(code);
  const options = {allowTrailingComma: /\/[/*]|\.\.\.|…/.test(code)};
  const [error, ...others] = jsonErrors(text, options);
  if (!error) return null;
  const inner = text.trimEnd().replace(/,$/, "");
  if ([`{\n${inner}\n}`, `[\n${inner}\n]`].some(whole => jsonErrors(whole, options).length === 0))
    return null;
  const lines = text.split("\n").filter(line => line.trim() !== "");
  if (lines.length > 1 && lines.every(line => jsonErrors(line, options).length === 0)) return null;
  if (options.allowTrailingComma && faultOf(code, "js") === null) return null;
  const first = others.reduce((before, each) => (each.offset < before.offset ? each : before), error);
  return {
    line: text.slice(0, first.offset).split("\n").length,
    message: printParseErrorCode(first.error),
  };
}

function jsonErrors(text: string, options: {allowTrailingComma: boolean}): ParseError[] {
  const errors: ParseError[] = [];
  parseJson(text, errors, options);
  return errors;
}

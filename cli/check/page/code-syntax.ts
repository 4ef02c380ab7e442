import {createRequire} from "node:module";
import type {ParserOptions, ParserPlugin} from "@babel/parser";
import {type ParseError, parse as parseJson, printParseErrorCode} from "jsonc-parser";
import type {PageRule} from "./finding.ts";

type Parse = typeof import("@babel/parser").parse;

/** Where and why a piece of code does not parse; lines count from 1. */
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

// A large module that few runs need.
let load: Parse | undefined;
const parser = (): Parse => {
  load ??= (createRequire(import.meta.url)("@babel/parser") as {parse: Parse}).parse;
  return load;
};

/** Blocks of JavaScript, TypeScript and JSON that do not parse. */
export const codeSyntax: PageRule = function* (view) {
  for (const {node, file} of view.codes) {
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
 * What is wrong with a block of code. Documentation shows pieces: statements outside a function, properties, members
 * of a class, `...` for what was left out. A piece is fine where one way of reading it is.
 */
export function faultOf(code: string, lang: string): CodeFault | null {
  if (lang === "json") return jsonFault(code);
  const plugins = Object.hasOwn(PLUGINS, lang) ? PLUGINS[lang] : undefined;
  if (!plugins) return null;
  const text = withoutEllipses(code);
  const readings = lang.startsWith("t") ? [...READINGS, ...TYPE_READINGS] : READINGS;
  let first: CodeFault | null = null;
  for (const [before, after] of readings) {
    const fault = parseFault(`${before}${text}\n${after}`, plugins);
    if (!fault) return null;
    first ??= fault;
  }
  return first;
}

type Reading = readonly [before: string, after: string];

/** What a piece may be: a program, properties, members of a class, an expression. */
const READINGS: readonly Reading[] = [
  ["", ""],
  ["({", "})"],
  ["class X {", "}"],
  ["(", ")"],
];
/** In TypeScript also a type, or members of an interface. */
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
  // Names declared twice: two versions of one thing in one block.
  errorRecovery: true,
};

function parseFault(code: string, plugins: ParserPlugin[]): CodeFault | null {
  try {
    parser()(code, {...OPTIONS, plugins});
    return null;
  } catch (error) {
    const {loc, message} = error as Error & {loc?: {line: number}};
    return {line: loc?.line ?? 1, message: message.replace(/ \(\d+:\d+\)$/, "")};
  }
}

/** A line of dots, or dots before the end of a list, stand for code that was left out. */
const withoutEllipses = (code: string): string =>
  code
    .replaceAll(/^([ \t]*)(?:\.{3,}|…)([ \t]*[,;]?[ \t]*)$/gm, "$1")
    .replaceAll(/(?:\.{3}|…)(?=\s*[)\]}])/g, "");

function jsonFault(code: string): CodeFault | null {
  const errors: ParseError[] = [];
  const text = withoutEllipses(code);
  parseJson(text, errors, {allowTrailingComma: true});
  const [error] = errors;
  if (!error) return null;
  // Properties without the braces around them.
  const inner: ParseError[] = [];
  parseJson(`{${text}}`, inner, {allowTrailingComma: true});
  if (inner.length === 0) return null;
  return {line: text.slice(0, error.offset).split("\n").length, message: printParseErrorCode(error.error)};
}

import {parseSync} from "oxc-parser";
import type {Fence} from "../types.ts";

/** Syntax error in a sample. The line is relative to the sample, starting at 1. */
export type SyntaxProblem = {line: number; message: string};

const LANGUAGES: ReadonlySet<string> = new Set(["js", "jsx", "ts", "tsx", "json"]);

/** Reports whether samples in the language of the fence are parsed. */
export const isParsed = (fence: Fence): boolean => LANGUAGES.has(fence.language);

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

function parseJson(text: string): SyntaxProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const {message} = error as SyntaxError;
    const offset = /position (\d+)/.exec(message)?.[1];
    return {line: offset === undefined ? 1 : lineAt(text, Number(offset)), message};
  }
}

function parseScript(text: string, lang: "js" | "jsx" | "ts" | "tsx"): SyntaxProblem | undefined {
  // A sample is a module unless it contains syntax that is only valid in sloppy mode (`with`, `delete name`).
  const asModule = parseSync(`sample.${lang}`, text, {lang, sourceType: "module"}).errors[0];
  if (!asModule) return undefined;
  const asScript = parseSync(`sample.${lang}`, text, {lang, sourceType: "script"}).errors[0];
  if (!asScript) return undefined;
  return {line: lineAt(text, asModule.labels[0]?.start ?? 0), message: asModule.message};
}

/**
 * Parses a sample in the language of its fence.
 *
 * @returns the first syntax error, or `undefined` if the sample is valid or its language is not checked
 */
export function parseSample({language, text}: Fence): SyntaxProblem | undefined {
  if (language === "json") return parseJson(text);
  if (language === "js" || language === "jsx" || language === "ts" || language === "tsx") {
    return parseScript(text, language);
  }
  return undefined;
}

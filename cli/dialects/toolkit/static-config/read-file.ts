import {isUtf8} from "node:buffer";
import {type Dirent, readdirSync} from "node:fs";
import {join} from "node:path";
import {tooDeep} from "#core/parse/front-matter/limits.ts";
import {asError} from "#support/files/as-error.ts";
import {plainText} from "#support/files/plain-text.ts";
import {hasEntry, MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import type {SettingsFiles} from "./settings-files.ts";

/** Formats whose parsers are recursive, so that deep nesting could overflow the stack and end the process. */
const NESTED = /\.(?:ya?ml|json|toml)$/i;

/**
 * Reads a page and records it as a dependency. Returns an empty string if it is unreadable, which is reported
 * when the page is rendered.
 */
export function readPage(file: string, files: SettingsFiles): string {
  files.add(file);
  try {
    return plainText(readRegularFile(file, MAX_FILE.text, files.within));
  } catch {
    return "";
  }
}

/**
 * Reads a settings file and records it as a dependency. Returns an empty string if it is missing or
 * unreadable; the latter is reported.
 */
export function readText(file: string, files: SettingsFiles): string {
  files.add(file);
  try {
    const bytes = readRegularFile(file, MAX_FILE.settings, files.within);
    if (!isUtf8(bytes)) files.report({file, code: "file-encoding", message: "the file is not valid UTF-8"});
    else if (bytes.includes(0))
      files.report({file, code: "file-encoding", message: "the file contains NUL characters"});
    const text = plainText(bytes);
    const deep = NESTED.test(file) ? tooDeep(text) : null;
    if (!deep) return text;
    reportSyntax(file, {...deep, line: deep.line + 1}, files);
    return "";
  } catch (error) {
    const problem = readProblem(error);
    if (problem) files.report({file, code: problem.code, message: problem.message});
    return "";
  }
}

/** Reads a JSON file. Returns `undefined` if it is missing or invalid; the latter is reported. */
export const readJson = (file: string, files: SettingsFiles): unknown => parsed(file, files, JSON.parse);

/**
 * Reads and parses a settings file. Returns `undefined` if it is missing or invalid; the latter is reported.
 */
export function parsed(file: string, files: SettingsFiles, parser: (text: string) => unknown): unknown {
  const text = readText(file, files);
  if (text.trim() === "") return undefined;
  try {
    const value = parser(text);
    if (!files.problems.has(file)) files.sound.add(file);
    return value;
  } catch (error) {
    reportSyntax(file, error, files);
    return undefined;
  }
}

/** Reports a syntax error, with the position given by the parser. */
export function reportSyntax(file: string, error: unknown, files: SettingsFiles): void {
  const {message, line, column, linePos, loc}: SyntaxProblem = asError(error);
  const [first = ""] = /call stack/.test(String(message))
    ? ["the values are nested too deeply"]
    : String(message).split("\n");
  const position = linePos?.[0] ?? loc ?? {line, column};
  files.report({
    file,
    code: "tool-settings",
    message: `the settings in this file can't be read: ${first.replace(/:$/, "")}`,
    line: position.line,
    column: position.column,
  });
}

/** Errors thrown by the parsers for YAML (`linePos`), JavaScript (`loc`), TOML (`line`) and JSON. */
interface SyntaxProblem {
  message?: string;
  line?: number;
  column?: number;
  linePos?: readonly {line: number; column: number}[];
  loc?: {line: number; column?: number};
}

/**
 * Reports whether a file or folder exists, and records it as a dependency, so that its creation or deletion
 * is noticed.
 */
export function isThere(path: string, files: SettingsFiles): boolean {
  files.add(path);
  return hasEntry(path);
}

/** Lists a folder by name in code-unit order. Returns an empty list if it can't be read. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/**
 * Lists all files below a folder as sorted POSIX paths, and records its folders as dependencies. Returns an
 * empty list if the folder does not exist.
 */
export function filesBelow(folder: string, files: SettingsFiles, below = ""): string[] {
  if (!isThere(folder, files)) return [];
  return entriesOf(folder).flatMap(entry => {
    if (entry.name === "node_modules") return [];
    const path = below + entry.name;
    return entry.isDirectory() ? filesBelow(join(folder, entry.name), files, `${path}/`) : [path];
  });
}

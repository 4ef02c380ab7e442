import {isUtf8} from "node:buffer";
import {type Dirent, readdirSync} from "node:fs";
import {join} from "node:path";
import {tooDeep} from "#core/parse/front-matter/limits.ts";
import {plainText} from "#support/files/plain-text.ts";
import {hasEntry, MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import type {SettingsFiles} from "./settings-files.ts";

/** Formats whose parsers call themselves for each level, and end the process where its stack does. */
const NESTED = /\.(?:ya?ml|json|toml)$/i;

/** Reads a page, noted among the files; empty if it is unreadable, which is reported where the page is rendered. */
export function readPage(file: string, files: SettingsFiles): string {
  files.add(file);
  try {
    return plainText(readRegularFile(file, MAX_FILE.text, files.within));
  } catch {
    return "";
  }
}

/** Reads a file of settings, noted among the files; empty if it is missing or unreadable, which is reported. */
export function readText(file: string, files: SettingsFiles): string {
  files.add(file);
  try {
    const bytes = readRegularFile(file, MAX_FILE.settings, files.within);
    if (!isUtf8(bytes)) files.report({file, code: "file-encoding", message: "the file is not valid UTF-8"});
    else if (bytes.includes(0))
      files.report({file, code: "file-encoding", message: "the file contains NUL characters"});
    const text = plainText(bytes);
    return NESTED.test(file) && tooDeep(text) ? "" : text;
  } catch (error) {
    const problem = readProblem(error);
    if (problem) files.report({file, code: problem.code, message: problem.message});
    return "";
  }
}

/** Returns the value of a JSON file; undefined if there is none, or one that is no JSON, which is reported. */
export const readJson = (file: string, files: SettingsFiles): unknown => parsed(file, files, JSON.parse);

/** Reads and parses a file of settings; undefined if it is missing or invalid, which is reported. */
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

/** Reports that a file can't be parsed, with the position that the error of its parser names. */
export function reportSyntax(file: string, error: unknown, files: SettingsFiles): void {
  const {message, line, column, linePos, loc} = error as SyntaxProblem;
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

/** Errors of the parsers for YAML (`linePos`), JavaScript (`loc`), TOML (`line`) and JSON. */
interface SyntaxProblem {
  message?: string;
  line?: number;
  column?: number;
  linePos?: readonly {line: number; column: number}[];
  loc?: {line: number; column?: number};
}

/** Whether there is a file or folder, noted so that it counts when it comes or goes. */
export function isThere(path: string, files: SettingsFiles): boolean {
  files.add(path);
  return hasEntry(path);
}

/** What is in a folder, by name in code-unit order; nothing where it can't be read. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** Paths of all files below a folder, POSIX and in order, its folders noted; none where there is no such folder. */
export function filesBelow(folder: string, files: SettingsFiles, below = ""): string[] {
  if (!isThere(folder, files)) return [];
  return entriesOf(folder).flatMap(entry => {
    if (entry.name === "node_modules") return [];
    const path = below + entry.name;
    return entry.isDirectory() ? filesBelow(join(folder, entry.name), files, `${path}/`) : [path];
  });
}

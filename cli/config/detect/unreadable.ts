import {statSync} from "node:fs";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {tooDeep} from "#core/parse/front-matter/limits.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {asError} from "#support/files/as-error.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";

/** Position and message of the first error in a file. */
type Fault = {message: string; line?: number; column?: number};

/** Function that finds the first error in a file. */
type Check = (text: string, file: string) => Promise<Fault | null>;

/**
 * Reports why a tool's settings files are unreadable: syntax errors in YAML, JSON, TOML and JavaScript, or files that
 * can't be opened. All settings in such a file are unknown (`tool-settings`).
 *
 * @param files - absolute paths of files and folders that were read, whether they exist or not
 */
export async function unreadableFiles(root: string, files: Iterable<string>): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const file of [...files].sort()) {
    const check = CHECKS.find(([name]) => name.test(file))?.[1];
    const fault = check && (await faultOf(file, check));
    if (!fault) continue;
    const {message, ...place} = fault;
    const text = `the settings in this file can't be read: ${message}`;
    found.push(diagnostic("tool-settings", text, {file: relativePath(root, file), ...place}));
  }
  return found;
}

async function faultOf(file: string, check: Check): Promise<Fault | null> {
  let text: string;
  try {
    const state = statSync(file);
    if (state.isDirectory()) return null;
    if (!state.isFile() || state.size > MAX_FILE.text)
      return {message: "it is not a regular file, or is too large"};
    text = readRegularFile(file, MAX_FILE.text)
      .toString("utf8")
      .replace(/^\uFEFF/, "");
  } catch (error) {
    const {code = ""} = asError(error);
    if (code === "ELOOP") return {message: "it is a symbolic link that leads back to itself"};
    return code === "ENOENT" || code === "ENOTDIR" ? null : {message: code};
  }
  const deep = /\.(?:ya?ml|json|toml)$/i.test(file) ? tooDeep(text) : null;
  if (deep) return {message: deep.message, line: deep.line + 1, column: 1};
  try {
    return await check(text, file);
  } catch (error) {
    return {message: error instanceof RangeError ? "it is nested too deeply" : asError(error).message};
  }
}

async function yamlFault(text: string): Promise<Fault | null> {
  const {LineCounter} = await import("yaml");
  const {yamlDocument} = await import("#dialects/toolkit/static-config/yaml-document.ts");
  const lineCounter = new LineCounter();
  const {errors} = yamlDocument(text, {lineCounter, prettyErrors: false, logLevel: "silent"});
  const error = errors.find(({code}) => code !== "MULTIPLE_DOCS");
  return error ? at(error.message, lineCounter.linePos(error.pos[0])) : null;
}

async function jsonFault(text: string): Promise<Fault | null> {
  const {readJsonTree} = await import("#support/json/json-tree.ts");
  const {rangeOf} = await import("#core/model/text-range.ts");
  const {root, fault} = readJsonTree(text);
  if (root && !fault) return null;
  const {line, column} = rangeOf(text, fault?.offset ?? 0, 0);
  return {message: fault?.message ?? "The file is empty", line, column};
}

async function tomlFault(text: string): Promise<Fault | null> {
  const {parse, TomlError} = await import("smol-toml");
  try {
    parse(text);
    return null;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return {message: firstLine(error.message), line: error.line, column: error.column};
  }
}

async function scriptFault(text: string, file: string): Promise<Fault | null> {
  const {parse} = await import("#dialects/toolkit/static-config/module-file.ts");
  try {
    parse(file, text);
    return null;
  } catch (error) {
    const {loc, message}: Error & {loc?: {line: number; column: number}} = asError(error);
    if (!loc) throw error;
    return at(message.replace(/ \(\d+:\d+\)/, ""), {line: loc.line, col: loc.column + 1});
  }
}

const CHECKS: readonly [name: RegExp, check: Check][] = [
  [/\.[cm]?[jt]s$/i, scriptFault],
  // Python can't be validated, but the file may still be unreadable.
  [/\.py$/i, async () => null],
  [/\.ya?ml$/i, yamlFault],
  [/\.json$/i, jsonFault],
  [/\.toml$/i, tomlFault],
];

const firstLine = (message: string): string => message.split("\n")[0] ?? message;

const at = (message: string, {line, col}: {line: number; col: number}): Fault => ({
  message: firstLine(message),
  line: Math.max(1, line),
  column: Math.max(1, col),
});

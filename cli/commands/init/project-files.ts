import {existsSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {applyEdits, modify} from "jsonc-parser";
import {asError} from "#support/files/as-error.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {repositoryAbove} from "#support/links/code-host.ts";
import {manifestOf} from "./project-facts.ts";

/** Scripts to add, unless the project already has ones with these names. */
const SCRIPTS = {
  "docs:dev": "docs-index dev",
  "docs:check": "docs-index check",
  "docs:build": "docs-index site",
};

const IGNORED = ["artifacts", "dist"];

/** Names of the scripts that `addScripts` added, and of those that exist with another command. */
interface AddedScripts {
  added: string[];
  kept: string[];
}

/** Adds scripts to `package.json`, preserving its formatting. */
export function addScripts(root: string): AddedScripts {
  const {scripts = {}} = manifestOf(root);
  const file = join(root, "package.json");
  const text = textOf(file);
  if (text === undefined || typeof scripts !== "object" || scripts === null) return {added: [], kept: []};
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const [, indent = "  "] = /\n([ \t]+)\S/.exec(text) ?? [];
  const isTab = indent.startsWith("\t");
  const formattingOptions = {
    insertSpaces: !isTab,
    tabSize: isTab ? 1 : indent.length,
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
  const missing = Object.entries(SCRIPTS).filter(([name]) => !Object.hasOwn(scripts, name));
  const kept = Object.entries(SCRIPTS)
    .filter(([name, command]) => Object.hasOwn(scripts, name) && Reflect.get(scripts, name) !== command)
    .map(([name]) => name);
  let source = text.slice(mark.length);
  if (missing.length === 0 || !isObject(source)) return {added: [], kept};
  for (const [name, command] of missing)
    source = applyEdits(source, modify(source, ["scripts", name], command, {formattingOptions}));
  writeFileSync(file, mark + source);
  return {added: missing.map(([name]) => name), kept};
}

/**
 * Adds the output folders to the project's `.gitignore`, if it is in a repository, and `node_modules` if that folder
 * exists and neither this `.gitignore` nor the repository's lists it. Returns the added lines.
 */
export function addIgnored(root: string): string[] {
  const top = repositoryAbove(root);
  if (top === null) return [];
  const file = join(root, ".gitignore");
  const text = textOf(file) ?? "";
  const known = namesIn(text);
  const isListed = known.has(PACKAGES) || namesIn(textOf(join(top, ".gitignore")) ?? "").has(PACKAGES);
  const packages = isListed || !existsSync(join(root, PACKAGES)) ? [] : [PACKAGES];
  const missing = [...packages, ...IGNORED].filter(name => !known.has(name)).map(name => `/${name}/`);
  if (missing.length === 0) return [];
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const gap = text === "" || text.endsWith("\n") ? "" : end;
  writeFileSync(file, text + gap + missing.map(line => line + end).join(""));
  return missing;
}

const PACKAGES = "node_modules";

const namesIn = (text: string): Set<string> =>
  new Set(text.split(/\r?\n/).map(line => line.trim().replace(/^\/|\/$/g, "")));

function textOf(file: string): string | undefined {
  try {
    return readRegularFile(file, MAX_FILE.settings).toString("utf8");
  } catch (error) {
    if (asError(error).code === "ENOENT") return undefined;
    throw error;
  }
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

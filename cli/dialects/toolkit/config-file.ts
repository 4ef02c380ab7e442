import {join} from "node:path";
import {hasEntry, MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import type {Detect} from "../define.ts";
import {entriesOf} from "./static-config/read-file.ts";

/**
 * Detects a tool by the name of its config file.
 *
 * @param inside folder of the config file, if it has one of its own
 */
export const configFile =
  (name: RegExp, inside = ""): Detect =>
  folder => {
    const holder = join(folder, inside);
    const file = entriesOf(holder).find(entry => name.test(entry.name));
    return file === undefined ? null : join(holder, file.name);
  };

/** Detects a tool by a config file in JavaScript or TypeScript: `docusaurus.config` for `docusaurus.config.mts`. */
export const scriptFile = (names: string, inside = ""): Detect =>
  configFile(new RegExp(`^(?:${names.replaceAll(".", "\\.")})\\.[cm]?[jt]s$`), inside);

/** Detects a tool in any of several ways; the first one counts. */
export const anyOf =
  (...ways: readonly Detect[]): Detect =>
  folder => {
    for (const detect of ways) {
      const file = detect(folder);
      if (file !== null) return file;
    }
    return null;
  };

/** Restricts detection to folders that pass a test. */
export const onlyIf =
  (accepts: (folder: string) => boolean, detect: Detect): Detect =>
  folder => {
    const file = detect(folder);
    return file !== null && accepts(folder) ? file : null;
  };

/** Returns a test for folders that contain one of the named entries. */
export const holds =
  (...names: readonly string[]) =>
  (folder: string): boolean =>
    names.some(name => hasEntry(join(folder, name)));

/**
 * Reports whether the text of a file matches. A file that must not be read counts as well, because only the tool that reads it
 * reports it.
 */
export function mentions(file: string, pattern: RegExp, folder: string): boolean {
  try {
    return pattern.test(readRegularFile(file, MAX_FILE.settings, [folder]).toString("utf8"));
  } catch (error) {
    return hasEntry(file) && readProblem(error) !== null;
  }
}

/** Reads a file for a test; empty if it can't be read. */
export function textOf(file: string): string {
  try {
    return readRegularFile(file, MAX_FILE.settings).toString("utf8");
  } catch {
    return "";
  }
}

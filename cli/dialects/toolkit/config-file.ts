import {join} from "node:path";
import {hasEntry, MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import type {Detect} from "../define.ts";
import {entriesOf} from "./static-config/read-file.ts";

/**
 * Creates a detector that looks for a config file by name.
 *
 * @param inside subfolder that contains the config file, if any
 */
export const configFile =
  (name: RegExp, inside = ""): Detect =>
  folder => {
    const holder = join(folder, inside);
    const file = entriesOf(holder).find(entry => name.test(entry.name));
    return file === undefined ? null : join(holder, file.name);
  };

/**
 * Creates a detector for a JavaScript or TypeScript config file: `docusaurus.config` matches
 * `docusaurus.config.mts`.
 */
export const scriptFile = (names: string, inside = ""): Detect =>
  configFile(new RegExp(`^(?:${names.replaceAll(".", "\\.")})\\.[cm]?[jt]s$`), inside);

/** Combines several detectors; the first match wins. */
export const anyOf =
  (...ways: readonly Detect[]): Detect =>
  folder => {
    for (const detect of ways) {
      const file = detect(folder);
      if (file !== null) return file;
    }
    return null;
  };

/** Restricts a detector to folders that pass a test. */
export const onlyIf =
  (accepts: (folder: string) => boolean, detect: Detect): Detect =>
  folder => {
    const file = detect(folder);
    return file !== null && accepts(folder) ? file : null;
  };

/** Creates a predicate for folders that contain one of the given entries. */
export const holds =
  (...names: readonly string[]) =>
  (folder: string): boolean =>
    names.some(name => hasEntry(join(folder, name)));

/**
 * Reports whether a file's text matches. An unreadable file counts as a match, because only the tool that
 * reads it reports the problem.
 */
export function mentions(file: string, pattern: RegExp, folder: string): boolean {
  try {
    return pattern.test(readRegularFile(file, MAX_FILE.settings, [folder]).toString("utf8"));
  } catch (error) {
    return hasEntry(file) && readProblem(error) !== null;
  }
}

/** Reads a file for detection. Returns an empty string if it can't be read. */
export function textOf(file: string): string {
  try {
    return readRegularFile(file, MAX_FILE.settings).toString("utf8");
  } catch {
    return "";
  }
}

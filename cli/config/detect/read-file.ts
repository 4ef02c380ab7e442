import {readFileSync} from "node:fs";
import {plainText} from "../../files/plain-text.ts";

/** Text of a file of the project, noted among those that were read; empty where it can't be read. */
export function readText(file: string, files: Set<string>): string {
  files.add(file);
  try {
    return plainText(readFileSync(file));
  } catch {
    return "";
  }
}

/** Value of a JSON file of the project; undefined where there is none that can be read. */
export function readJson(file: string, files: Set<string>): unknown {
  try {
    return JSON.parse(readText(file, files));
  } catch {
    return undefined;
  }
}

import {join} from "node:path";
import {readJson} from "./read-file.ts";
import type {SettingsFiles} from "./settings-files.ts";
import {checkedRecord} from "./shape.ts";

/** Types of the values in `package.json` that name a project. */
const SHAPE = {name: "string", displayName: "string", description: "string"} as const;

/** Reads the `package.json` of a folder. Returns an empty object if there is none. */
export function readManifest(folder: string, files: SettingsFiles): Record<string, unknown> {
  const file = join(folder, "package.json");
  return checkedRecord(readJson(file, files), SHAPE, file, files);
}

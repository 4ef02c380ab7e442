import {parse} from "smol-toml";
import {parsed} from "./read-file.ts";
import type {SettingsFiles} from "./settings-files.ts";

/** Reads a TOML file. Returns `undefined` if it is missing or invalid; the latter is reported. */
export const readToml = (file: string, files: SettingsFiles): unknown => parsed(file, files, parse);

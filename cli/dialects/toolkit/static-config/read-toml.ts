import {parse} from "smol-toml";
import {parsed} from "./read-file.ts";
import type {SettingsFiles} from "./settings-files.ts";

/** Returns the value of a TOML file; undefined if there is none, or one that is no TOML, which is reported. */
export const readToml = (file: string, files: SettingsFiles): unknown => parsed(file, files, parse);

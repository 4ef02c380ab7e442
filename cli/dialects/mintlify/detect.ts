import {join} from "node:path";
import type {Detect} from "../define.ts";
import {mentions} from "../toolkit/config-file.ts";
import {readJson} from "../toolkit/static-config/read-file.ts";
import {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {record} from "../toolkit/static-config/values.ts";

/** Names of its config, the newer one first. */
const NAMES = ["docs.json", "mint.json"];

/** Config keys that other programs rarely combine in a file with this name. */
const KEYS = ["navigation", "navbar", "colors", "favicon", "logo", "tabs", "anchors", "footer"];
/** Number of these keys that identify the tool. */
const ENOUGH = 2;

/**
 * Detects Mintlify by its schema, its navigation or several of its keys, because other programs also use the
 * name `docs.json`.
 */
export const detect: Detect = folder =>
  NAMES.map(name => join(folder, name)).find(file => {
    const files = new SettingsFiles([folder]);
    const {navigation, $schema, ...others} = record(readJson(file, files));
    return (
      (typeof navigation === "object" && navigation !== null) ||
      /\bmintlify\b/.test(String($schema ?? "")) ||
      KEYS.filter(key => key in others || (key === "navigation" && navigation !== undefined)).length >=
        ENOUGH ||
      // A damaged config is only reported if it is attributed to its tool.
      (files.problems.size > 0 && isDamagedConfig(file, folder))
    );
  }) ?? null;

/** Reports whether an invalid file contains words of the config, or can't be read at all. */
const isDamagedConfig = (file: string, folder: string): boolean =>
  mentions(file, /"navigation"|\bmintlify\b/, folder) ||
  KEYS.filter(key => mentions(file, new RegExp(`\\b${key}\\b`), folder)).length >= ENOUGH;

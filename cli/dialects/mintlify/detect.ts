import {join} from "node:path";
import type {Detect} from "../define.ts";
import {readJson, readText} from "../toolkit/static-config/read-file.ts";
import {record} from "../toolkit/static-config/values.ts";

/** Names of its config, the newer one first. */
const NAMES = ["docs.json", "mint.json"];

/** Detects Mintlify by a config with its navigation; other programs use the name `docs.json` as well. */
export const detect: Detect = folder =>
  NAMES.map(name => join(folder, name)).find(file => {
    const text = readText(file, new Set());
    const value = readJson(file, new Set());
    // Broken, it is still the config of Mintlify.
    if (value === undefined) return /"navigation"\s*:|\bmintlify\b/.test(text);
    const {navigation, $schema} = record(value);
    return (
      (typeof navigation === "object" && navigation !== null) || /\bmintlify\b/.test(String($schema ?? ""))
    );
  }) ?? null;

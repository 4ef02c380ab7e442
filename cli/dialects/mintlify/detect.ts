import {join} from "node:path";
import type {Detect} from "../define.ts";
import {mentions} from "../toolkit/config-file.ts";
import {readJson} from "../toolkit/static-config/read-file.ts";
import {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {record} from "../toolkit/static-config/values.ts";

/** Names of its config, the newer one first. */
const NAMES = ["docs.json", "mint.json"];

/** Detects Mintlify by a config with its navigation; other programs use the name `docs.json` as well. */
export const detect: Detect = folder =>
  NAMES.map(name => join(folder, name)).find(file => {
    const files = new SettingsFiles([folder]);
    const {navigation, $schema} = record(readJson(file, files));
    return (
      (typeof navigation === "object" && navigation !== null) ||
      /\bmintlify\b/.test(String($schema ?? "")) ||
      // A damaged config is reported, which only its tool does.
      (files.problems.size > 0 && mentions(file, /"navigation"|\bmintlify\b/, folder))
    );
  }) ?? null;

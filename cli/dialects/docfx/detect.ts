import {join} from "node:path";
import type {Detect} from "../define.ts";
import {configFile} from "../toolkit/config-file.ts";
import {entriesOf} from "../toolkit/static-config/read-file.ts";

const inFolder = configFile(/^docfx\.json$/i);

/** Detects DocFX by `docfx.json`, which repositories may keep in a folder of any name. */
export const detect: Detect = folder =>
  inFolder(folder) ??
  entriesOf(folder)
    .filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({name}) => inFolder(join(folder, name)))
    .find(file => file !== null) ??
  null;

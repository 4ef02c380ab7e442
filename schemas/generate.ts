import {mkdirSync, readdirSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {SCHEMA_NAMES, schemaFile} from "./json-schemas.ts";

/** Writes the JSON Schema of every shape beside this file, and removes those of shapes that are gone. */
const folder = join(import.meta.dirname, "json");
mkdirSync(folder, {recursive: true});
const files = SCHEMA_NAMES.map(schemaFile);
for (const {file, text} of files) writeFileSync(join(folder, file), text);
for (const old of readdirSync(folder)) if (!files.some(({file}) => file === old)) rmSync(join(folder, old));

import {mkdirSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {SCHEMA_NAMES, schemaFile} from "./json-schemas.ts";

/** Writes the JSON Schema of every shape. Earlier versions are kept, because programs refer to their URLs. */
for (const {file, text} of SCHEMA_NAMES.map(schemaFile)) {
  const path = join(import.meta.dirname, "json", file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

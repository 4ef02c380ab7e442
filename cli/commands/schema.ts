import {readFileSync} from "node:fs";
import {isSchemaName, SCHEMA_VERSIONS, schemaPath} from "#schemas/version.ts";
import {nearest} from "../report/nearest.ts";
import type {ExitCode, Io} from "./io.ts";

/** The package root is two folders up, both for the sources and for the compiled file. */
const FOLDER = new URL("../../schemas/json/", import.meta.url);

/** Lists the names of all published schemas. */
export const schemaNames = (): string[] => Object.keys(SCHEMA_VERSIONS).sort();

/** Runs `docs-index schema`, which prints a published JSON Schema. Without a name, lists the names. */
export function schemaCommand(name: string | undefined, io: Io): ExitCode {
  const names = schemaNames();
  if (name === undefined) {
    io.stdout.write(`${names.join("\n")}\n`);
    return 0;
  }
  if (!isSchemaName(name)) {
    const meant = nearest(name, names);
    io.stderr.write(`There is no schema ${name}.${meant ? ` Did you mean ${meant}?` : ""}\n`);
    return 2;
  }
  io.stdout.write(readFileSync(new URL(schemaPath(name), FOLDER), "utf8"));
  return 0;
}

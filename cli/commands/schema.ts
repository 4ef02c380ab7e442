import {readFileSync} from "node:fs";
import {SCHEMA_VERSIONS, type SchemaName, schemaPath} from "#schemas/version.ts";
import {nearest} from "../report/nearest.ts";
import type {ExitCode, Io} from "./io.ts";

/** Both from the sources and from the compiled file, two folders up is the package. */
const FOLDER = new URL("../../schemas/json/", import.meta.url);

/** Lists the names of all published schemas. */
export const schemaNames = (): string[] => Object.keys(SCHEMA_VERSIONS).sort();

/** Prints a JSON Schema as it is published; without a name, lists the names. */
export function schemaCommand(name: string | undefined, io: Io): ExitCode {
  const names = schemaNames();
  if (name === undefined) {
    io.stdout.write(`${names.join("\n")}\n`);
    return 0;
  }
  if (!names.includes(name)) {
    const meant = nearest(name, names);
    io.stderr.write(`There is no schema ${name}.${meant ? ` Did you mean ${meant}?` : ""}\n`);
    return 2;
  }
  io.stdout.write(readFileSync(new URL(schemaPath(name as SchemaName), FOLDER), "utf8"));
  return 0;
}

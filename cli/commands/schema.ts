import {readdirSync, readFileSync} from "node:fs";
import {nearest} from "../report/nearest.ts";
import type {ExitCode, Io} from "./io.ts";

/** Both from the sources and from the compiled file, two folders up is the package. */
const FOLDER = new URL("../../schemas/json/", import.meta.url);
const SUFFIX = ".schema.json";

/** `docs-index schema [name]`: a JSON Schema as it is published; without a name, the names. */
export function schemaCommand(name: string | undefined, io: Io): ExitCode {
  const names = readdirSync(FOLDER)
    .map(file => file.slice(0, -SUFFIX.length))
    .sort();
  if (name === undefined) {
    io.stdout.write(`${names.join("\n")}\n`);
    return 0;
  }
  if (!names.includes(name)) {
    const meant = nearest(name, names);
    io.stderr.write(`There is no schema ${name}.${meant ? ` Did you mean ${meant}?` : ""}\n`);
    return 2;
  }
  io.stdout.write(readFileSync(new URL(name + SUFFIX, FOLDER), "utf8"));
  return 0;
}

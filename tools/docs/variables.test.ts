import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {VARIABLES} from "./cli-page.ts";

const CLI = join(import.meta.dirname, "../../cli");

/** Variables used only by tests, which fetch from repositories on disk. */
const INTERNAL = new Set(["DOCS_INDEX_ALLOW_FILE"]);

it("the command-line reference lists every environment variable that a command reads", () => {
  const listed = new Set(Object.keys(VARIABLES).flatMap(names => names.split(" ")));
  const read = readdirSync(CLI, {recursive: true, encoding: "utf8"})
    .filter(file => /(?<!\.test)\.ts$/.test(file))
    .flatMap(file => [
      ...readFileSync(join(CLI, file), "utf8").matchAll(/\benv\.(\w+)|\w+\(context, "([A-Z_]+)"\)/g),
    ])
    .map(([, name, key]) => name ?? key ?? "");
  expect(new Set(read).size).toBeGreaterThan(10);
  expect([...new Set(read)].filter(name => !listed.has(name) && !INTERNAL.has(name))).toEqual([]);
});

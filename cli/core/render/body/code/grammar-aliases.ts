import {readdirSync, readFileSync} from "node:fs";
import {createRequire} from "node:module";
import path from "node:path";

let aliases: ReadonlyMap<string, string> | undefined;

/**
 * Other names of grammars (`coffee`) → name of the grammar's file (`coffeescript`), from the highlighter's own files.
 * Read once, when the first name without a file of its own is met. The text of the files is read, since loading three
 * hundred modules takes fifteen times longer.
 */
export function grammarAliases(): ReadonlyMap<string, string> {
  aliases ??= readAliases();
  return aliases;
}

/** Each file holds one line like `coffeescript.aliases = ['coffee']`, wrapped where it is long. */
const ALIASES = /^\w+\.aliases = \[([^\]]*)\]/m;

function readAliases(): Map<string, string> {
  const found = new Map<string, string>();
  const folder = path.dirname(createRequire(import.meta.url).resolve("refractor/bash"));
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".js")) continue;
    const list = ALIASES.exec(readFileSync(path.join(folder, file), "utf8"))?.[1] ?? "";
    for (const [, alias] of list.matchAll(/'([^']+)'/g)) found.set(alias as string, file.slice(0, -3));
  }
  return found;
}

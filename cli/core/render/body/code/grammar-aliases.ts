import {readdirSync, readFileSync} from "node:fs";
import {createRequire} from "node:module";
import path from "node:path";

let aliases: ReadonlyMap<string, string> | undefined;

/**
 * Returns aliases of grammars (`coffee`) with the name of the grammar's file (`coffeescript`), read from the
 * highlighter's files when the first name without its own file is encountered. Only the text of these files
 * is read, because loading three hundred modules takes fifteen times longer.
 */
export function grammarAliases(): ReadonlyMap<string, string> {
  aliases ??= readAliases();
  return aliases;
}

/** Matches the alias line of a grammar file, `coffeescript.aliases = ['coffee']`, which may be wrapped. */
const ALIASES = /^\w+\.aliases = \[([^\]]*)\]/m;

function readAliases(): Map<string, string> {
  const found = new Map<string, string>();
  const folder = path.dirname(createRequire(import.meta.url).resolve("refractor/bash"));
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".js")) continue;
    const list = ALIASES.exec(readFileSync(path.join(folder, file), "utf8"))?.[1] ?? "";
    for (const [, alias = ""] of list.matchAll(/'([^']+)'/g)) found.set(alias, file.slice(0, -3));
  }
  return found;
}

import {readFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {plainText} from "#support/files/plain-text.ts";
import {declare} from "./declare.ts";
import {type Evaluation, isFunction, isRecord, type Scope} from "./evaluation.ts";
import {parse, resolveFile} from "./module-file.ts";
import {expressionValue, resultOf} from "./value.ts";
import {record} from "./values.ts";

/** Modules that lead to modules that lead to modules end here. */
const MOST_FILES = 50;
const MOST_STEPS = 200_000;

/**
 * The value that a config module exports, as far as it can be determined without running anything: literals, objects, lists,
 * constants, templates, spreads, what other files of the project export, and functions that only return. What can't be
 * told is `undefined`. Every file that was read is added to `files`.
 */
export function evaluateConfig(file: string, files: Set<string>): unknown {
  const modules = new Map<string, Scope>();
  let steps = 0;

  const evaluation: Evaluation = {
    value: (node, scope) =>
      node && ++steps <= MOST_STEPS ? expressionValue(node, scope, evaluation) : undefined,
    declare: (statement, scope) => declare(statement, scope, evaluation),
    module(source, from) {
      const path = source.startsWith(".") ? resolveFile(join(dirname(from.path), source)) : null;
      return path === null ? undefined : load(path);
    },
    imported(source, name, from) {
      const module = evaluation.module(source, from);
      const found = module?.exports.get(name);
      // Values of a JSON file can be imported by their names.
      return found || !module?.path.endsWith(".json")
        ? found?.()
        : record(module.exports.get("default")?.())[name];
    },
  };

  const load = (path: string): Scope => {
    const known = modules.get(path);
    if (known) return known;
    const module: Scope = {path, names: new Map(), exports: new Map()};
    modules.set(path, module);
    if (modules.size > MOST_FILES) return module;
    files.add(path);
    if (path.endsWith(".json")) {
      module.exports.set("default", () => JSON.parse(plainText(readFileSync(path))));
      return module;
    }
    for (const statement of parse(path).program.body) evaluation.declare(statement, module);
    return module;
  };

  const root = load(file);
  return unwrap(root.exports.get("default")?.(), root, evaluation);
}

/** A config is often the argument of a helper (`defineConfig`), or what a function returns. */
function unwrap(found: unknown, scope: Scope, evaluation: Evaluation, depth = 0): unknown {
  if (depth > 5) return undefined;
  if (isFunction(found)) return unwrap(resultOf(found, scope, evaluation), scope, evaluation, depth + 1);
  if (!isRecord(found) || typeof found.call !== "string" || !Array.isArray(found.args)) return found;
  return unwrap(found.args[0], scope, evaluation, depth + 1);
}

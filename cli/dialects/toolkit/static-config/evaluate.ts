import {dirname, join} from "node:path";
import type {Statement} from "@babel/types";
import {declare} from "./declare.ts";
import {type Evaluation, isCall, isFunction, isRecord, type Scope} from "./evaluation.ts";
import {parse, resolveFile} from "./module-file.ts";
import {readJson, readText, reportSyntax} from "./read-file.ts";
import type {SettingsFiles} from "./settings-files.ts";
import {expressionValue, resultOf} from "./value.ts";
import {record} from "./values.ts";

/** Maximum numbers of imported modules, evaluation steps, and values; a value counts at each use. */
const [MOST_FILES, MOST_STEPS, MOST_VALUES] = [200, 500_000, 500_000];

/**
 * Evaluates the default export of a config module statically, without executing anything: literals, objects,
 * lists, constants, templates, spreads, exports of other project files, and functions that only return a
 * value. Anything else is `undefined`. Every file read is added to `files`.
 *
 * @param called - settings that are functions, which are replaced by their return values
 */
export function evaluateConfig(file: string, files: SettingsFiles, called: readonly string[] = []): unknown {
  const modules = new Map<string, Scope>();
  let steps = 0;
  const limit = (path: string, message: string): void =>
    files.report({file: path, code: "settings-limit", message});

  const evaluation: Evaluation = {
    spend(count, {path}) {
      steps += count;
      if (steps > MOST_STEPS)
        limit(path, `the settings take more than ${MOST_STEPS} steps to evaluate; the rest is omitted`);
      return steps <= MOST_STEPS;
    },
    reportCycle: (name, {path}) => limit(path, `\`${name}\` contains itself, which is omitted`),
    value(node, scope) {
      if (!node || !evaluation.spend(1, scope)) return undefined;
      const value = expressionValue(node, scope, evaluation);
      return typeof value !== "string" || evaluation.spend(value.length >> 10, scope) ? value : undefined;
    },
    declare: (statement, scope) => declare(statement, scope, evaluation),
    module(source, from) {
      const path = source.startsWith(".") ? resolveFile(join(dirname(from.path), source)) : null;
      return path === null ? undefined : load(path);
    },
    imported(source, name, from) {
      const module = evaluation.module(source, from);
      const found = module?.exports.get(name);
      // Values of a JSON file can be imported by name.
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
    if (modules.size > MOST_FILES) {
      limit(file, `the settings import more than ${MOST_FILES} modules; the others are omitted`);
      return module;
    }
    if (path.endsWith(".json")) {
      const value = readJson(path, files);
      module.exports.set("default", () => value);
      return module;
    }
    for (const statement of statementsOf(path, files)) evaluation.declare(statement, module);
    return module;
  };

  const root = load(file);
  const config = unwrap(root.exports.get("default")?.(), root, evaluation);
  const results = !isRecord(config)
    ? []
    : called.map(key => {
        const setting = config[key];
        return [key, isFunction(setting) ? resultOf(setting, root, evaluation) : setting];
      });
  const whole = results.length === 0 ? config : {...record(config), ...Object.fromEntries(results)};
  if (countValues(whole, new Map()) <= MOST_VALUES) return whole;
  limit(file, `the settings have more than ${MOST_VALUES} values, so they are ignored`);
  return undefined;
}

/**
 * Counts the nested values of a value. A value that is used several times counts at each use, but is
 * traversed once.
 */
function countValues(value: unknown, known: Map<object, number>): number {
  if (!isRecord(value) || isFunction(value)) return 1;
  const before = known.get(value);
  if (before !== undefined) return before;
  let count = 1;
  for (const inner of Object.values(value)) count += countValues(inner, known);
  known.set(value, count);
  return count;
}

/** Parses a module. Errors are reported, and the statements that could be parsed are returned. */
function statementsOf(path: string, files: SettingsFiles): readonly Statement[] {
  const source = readText(path, files);
  try {
    const {errors, program} = parse(path, source);
    if (errors?.[0]) reportSyntax(path, errors[0], files);
    return program.body;
  } catch (error) {
    reportSyntax(path, error, files);
    return [];
  }
}

/** Unwraps a config that is the argument of a helper (`defineConfig`) or the result of a function. */
function unwrap(found: unknown, scope: Scope, evaluation: Evaluation, depth = 0): unknown {
  if (depth > 5) return undefined;
  if (isFunction(found)) return unwrap(resultOf(found, scope, evaluation), scope, evaluation, depth + 1);
  if (!isCall(found)) return found;
  return unwrap(found.args[0], scope, evaluation, depth + 1);
}

import {existsSync, readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {dirname, join} from "node:path";
import type {Expression, File, Node, Statement} from "@babel/types";

/** A call that the evaluation can't see through: `starlight({…})` → its name and its arguments. */
export interface Call {
  call: string;
  args: unknown[];
}

/** Modules that lead to modules that lead to modules end here. */
const MOST_FILES = 50;
const MOST_STEPS = 200_000;

/**
 * The value that a config module exports, as far as it can be told without running anything: literals, objects, lists,
 * constants, templates, spreads, what other files of the project export, and functions that only return. What can't be
 * told is `undefined`. Every file that was read is added to `files`.
 */
export function evaluateConfig(file: string, files: Set<string>): unknown {
  const modules = new Map<string, Module>();
  let steps = 0;

  const load = (path: string): Module => {
    const known = modules.get(path);
    if (known) return known;
    const module: Module = {path, names: new Map(), exports: new Map()};
    modules.set(path, module);
    if (modules.size > MOST_FILES) return module;
    files.add(path);
    if (path.endsWith(".json")) {
      module.exports.set("default", () => JSON.parse(readFileSync(path, "utf8")));
      return module;
    }
    for (const statement of parse(path).program.body) declare(statement, module);
    return module;
  };

  const declare = (statement: Statement, module: Module): void => {
    switch (statement.type) {
      case "ImportDeclaration":
        for (const specifier of statement.specifiers) {
          const name =
            specifier.type === "ImportSpecifier"
              ? specifier.imported.type === "Identifier"
                ? specifier.imported.name
                : specifier.imported.value
              : "default";
          module.names.set(specifier.local.name, () => imported(statement.source.value, name, module));
        }
        break;
      case "VariableDeclaration":
        for (const {id, init} of statement.declarations)
          if (id.type === "Identifier" && init)
            module.names.set(
              id.name,
              once(() => value(init, module)),
            );
        break;
      case "FunctionDeclaration":
        if (statement.id) module.names.set(statement.id.name, () => statement);
        break;
      case "ExportNamedDeclaration":
        if (statement.declaration) {
          declare(statement.declaration, module);
          for (const name of declared(statement.declaration))
            module.exports.set(name, () => module.names.get(name)?.());
        }
        for (const specifier of statement.specifiers)
          if (specifier.type === "ExportSpecifier" && specifier.exported.type === "Identifier") {
            const {local, exported} = specifier;
            const from = statement.source?.value;
            module.exports.set(exported.name, () =>
              from === undefined ? module.names.get(local.name)?.() : imported(from, local.name, module),
            );
          }
        break;
      case "ExportDefaultDeclaration":
        module.exports.set(
          "default",
          once(() => value(statement.declaration as Expression, module)),
        );
        break;
      case "ExpressionStatement": {
        const {expression} = statement;
        if (expression.type === "AssignmentExpression" && sourceName(expression.left) === "module.exports")
          module.exports.set(
            "default",
            once(() => value(expression.right, module)),
          );
        // Rstack names the config of the documentation by a call.
        if (expression.type === "CallExpression" && sourceName(expression.callee) === "define.doc")
          module.exports.set(
            "default",
            once(() => value(expression.arguments[0], module)),
          );
      }
    }
  };

  const imported = (source: string, name: string, from: Module): unknown => {
    if (!source.startsWith(".")) return undefined;
    const path = resolveFile(join(dirname(from.path), source));
    return path === null ? undefined : load(path).exports.get(name)?.();
  };

  const value = (node: Node | null | undefined, scope: Module): unknown => {
    if (!node || ++steps > MOST_STEPS) return undefined;
    const of = (child: Node | null | undefined): unknown => value(child, scope);
    switch (node.type) {
      case "StringLiteral":
      case "NumericLiteral":
      case "BooleanLiteral":
        return node.value;
      case "NullLiteral":
        return null;
      case "TemplateLiteral":
        return node.quasis
          .map(({value: text}, i) => (text.cooked ?? "") + textOf(of(node.expressions[i] as Expression)))
          .join("");
      case "Identifier":
        return scope.names.get(node.name)?.();
      case "ArrayExpression":
        return node.elements.flatMap(element => {
          if (element?.type !== "SpreadElement") return [of(element)];
          const spread = of(element.argument);
          return Array.isArray(spread) ? spread : [];
        });
      case "ObjectExpression":
        return objectOf(node.properties, scope);
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "ParenthesizedExpression":
        return of(node.expression);
      case "ConditionalExpression":
        return of(node.test) ? of(node.consequent) : of(node.alternate);
      case "LogicalExpression": {
        const left = of(node.left);
        if (node.operator === "&&") return left ? of(node.right) : left;
        return (node.operator === "||" ? left : left !== undefined && left !== null) ? left : of(node.right);
      }
      case "BinaryExpression":
        return node.operator === "+" ? sum(of(node.left), of(node.right)) : undefined;
      case "UnaryExpression":
        return node.operator === "!" ? !of(node.argument) : undefined;
      case "MemberExpression":
      case "OptionalMemberExpression": {
        const owner = of(node.object);
        const key = node.computed
          ? of(node.property)
          : node.property.type === "Identifier" && node.property.name;
        return isRecord(owner) && Object.hasOwn(owner, String(key)) ? owner[String(key)] : undefined;
      }
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        return node;
      case "CallExpression":
        return call(node.callee, node.arguments, scope);
      case "AwaitExpression":
        return of(node.argument);
      default:
        return undefined;
    }
  };

  const call = (callee: Node, args: readonly Node[], scope: Module): unknown => {
    const name = sourceName(callee);
    if (name === "require" && args[0]?.type === "StringLiteral")
      return imported(args[0].value, "default", scope);
    const known = value(callee, scope);
    if (isFunction(known)) return resultOf(known, scope);
    const given = args.map(argument => value(argument, scope));
    if (/^(?:path\.)?(?:join|resolve)$/.test(name))
      return given.filter(part => typeof part === "string").join("/");
    return {call: name, args: given} satisfies Call;
  };

  /** What a function without branches returns; its own constants are known in it, its parameters are not. */
  const resultOf = ({body}: {body: Node}, outer: Module): unknown => {
    if (body.type !== "BlockStatement") return value(body, outer);
    const scope: Module = {...outer, names: new Map(outer.names)};
    for (const statement of body.body) declare(statement, scope);
    const last = body.body.at(-1);
    return last?.type === "ReturnStatement" ? value(last.argument, scope) : undefined;
  };

  /** A config is often the argument of a helper (`defineConfig`), or what a function returns. */
  const unwrap = (found: unknown, scope: Module, depth = 0): unknown => {
    if (depth > 5) return undefined;
    if (isFunction(found)) return unwrap(resultOf(found, scope), scope, depth + 1);
    if (!isRecord(found) || typeof found.call !== "string" || !Array.isArray(found.args)) return found;
    return unwrap(found.args[0], scope, depth + 1);
  };

  const objectOf = (
    properties: Extract<Node, {type: "ObjectExpression"}>["properties"],
    scope: Module,
  ): Record<string, unknown> => {
    const result: Record<string, unknown> = {};
    for (const property of properties) {
      if (property.type === "SpreadElement") {
        const spread = value(property.argument, scope);
        if (isRecord(spread)) for (const [key, entry] of Object.entries(spread)) put(result, key, entry);
      } else if (property.type === "ObjectProperty") {
        const {key} = property;
        const name = key.type === "Identifier" && !property.computed ? key.name : value(key, scope);
        if (typeof name === "string" || typeof name === "number")
          put(result, String(name), value(property.value, scope));
      }
    }
    return result;
  };

  const root = load(file);
  return unwrap(root.exports.get("default")?.(), root);
}

interface Module {
  path: string;
  /** Values of its top level, told when they are asked for. */
  names: Map<string, () => unknown>;
  exports: Map<string, () => unknown>;
}

const isFunction = (found: unknown): found is {body: Node} =>
  isRecord(found) && /Function/.test(String(found.type)) && isRecord(found.body);

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null;

const put = (target: Record<string, unknown>, key: string, entry: unknown): void =>
  void Object.defineProperty(target, key, {
    value: entry,
    enumerable: true,
    writable: true,
    configurable: true,
  });

const textOf = (found: unknown): string =>
  typeof found === "string" || typeof found === "number" ? String(found) : "";

const sum = (a: unknown, b: unknown): unknown =>
  typeof a === "number" && typeof b === "number" ? a + b : textOf(a) + textOf(b);

function once<T>(make: () => T): () => T | undefined {
  let state: {value: T | undefined} | undefined;
  return () => {
    if (!state) {
      // A value that asks for itself finds nothing.
      state = {value: undefined};
      state.value = make();
    }
    return state.value;
  };
}

const declared = (node: Node): string[] =>
  node.type === "VariableDeclaration"
    ? node.declarations.flatMap(({id}) => (id.type === "Identifier" ? [id.name] : []))
    : node.type === "FunctionDeclaration" && node.id
      ? [node.id.name]
      : [];

/** `module.exports`, `require`; empty for other expressions. */
function sourceName(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return "";
  return `${sourceName(node.object)}.${node.property.name}`;
}

const ENDINGS = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".json", "/index.ts", "/index.js"];

function resolveFile(path: string): string | null {
  const bare = path.replace(/\.js$/, "");
  return [path, bare].flatMap(stem => ENDINGS.map(ending => stem + ending)).find(isCode) ?? null;
}

const isCode = (path: string): boolean => /\.(?:[cm]?[jt]s|json)$/.test(path) && existsSync(path);

function parse(path: string): File {
  const parser = createRequire(import.meta.url)("@babel/parser") as typeof import("@babel/parser");
  return parser.parse(readFileSync(path, "utf8"), {
    sourceType: "unambiguous",
    errorRecovery: true,
    allowReturnOutsideFunction: true,
    plugins: [/\.[cm]?ts$/.test(path) ? "typescript" : "flow", "jsx", "importAttributes"],
  }) as File;
}

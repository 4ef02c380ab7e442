import type {Node} from "@babel/types";
import {
  type Call,
  type Evaluation,
  functionIn,
  isFunction,
  isRecord,
  type Pattern,
  type Scope,
  scopeOf,
  sourceName,
  UNKNOWN,
} from "./evaluation.ts";

/** Evaluates an expression without executing anything. Returns `undefined` if that is impossible. */
export function expressionValue(node: Node, scope: Scope, evaluation: Evaluation): unknown {
  const of = (child: Node | null | undefined): unknown => evaluation.value(child, scope);
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return node.value;
    case "NullLiteral":
      return null;
    case "TemplateLiteral":
      return templateText(
        node.quasis.map(({value: text}) => text.cooked ?? ""),
        node.expressions.map(expression => of(expression)),
      );
    case "Identifier":
      return scope.names.get(node.name)?.();
    case "ArrayExpression":
      return node.elements.flatMap(element => {
        if (element?.type !== "SpreadElement") return [of(element)];
        const spread = of(element.argument);
        return Array.isArray(spread) && evaluation.spend(spread.length, scope) ? spread : [];
      });
    case "ObjectExpression":
      return objectOf(node.properties, scope, evaluation);
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
      return functionIn(node, scope);
    case "RegExpLiteral":
      return {pattern: node.pattern, flags: node.flags} satisfies Pattern;
    case "CallExpression":
      return call(node.callee, node.arguments, scope, evaluation);
    case "AwaitExpression":
      return of(node.argument);
    default:
      return undefined;
  }
}

function call(callee: Node, args: readonly Node[], scope: Scope, evaluation: Evaluation): unknown {
  const name = sourceName(callee);
  if (name === "require" && args[0]?.type === "StringLiteral")
    return evaluation.imported(args[0].value, "default", scope);
  const known = evaluation.value(callee, scope);
  if (isFunction(known)) return resultOf(known, scope, evaluation);
  const given = args.map(argument => evaluation.value(argument, scope));
  if (/^(?:path\.)?(?:join|resolve)$/.test(name))
    return given.filter(part => typeof part === "string").join("/");
  // Typing helpers for editors return their argument: `defineConfig`, `defineAdditionalConfig`.
  if (/^define[A-Z]/.test(name)) return given[0];
  return {call: name, args: given} satisfies Call;
}

/**
 * Returns the result of a function without branches. Its own constants are in scope; its parameters are
 * unknown.
 */
export function resultOf(found: {body: Node}, caller: Scope, evaluation: Evaluation): unknown {
  const {body} = found;
  const outer = scopeOf(found) ?? caller;
  if (body.type !== "BlockStatement") return evaluation.value(body, outer);
  const scope: Scope = {...outer, names: new Map(outer.names)};
  for (const statement of body.body) evaluation.declare(statement, scope);
  const last = body.body.at(-1);
  const result = last?.type === "ReturnStatement" ? evaluation.value(last.argument, scope) : undefined;
  // An empty list is filled by statements that are not evaluated.
  const isFilled = body.body.some(({type}) => /^(?:For|While|If|Expression|Switch|Try)/.test(type));
  return isFilled && Array.isArray(result) && result.length === 0 ? undefined : result;
}

function objectOf(
  properties: Extract<Node, {type: "ObjectExpression"}>["properties"],
  scope: Scope,
  evaluation: Evaluation,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const property of properties) {
    if (property.type === "SpreadElement") {
      const spread = evaluation.value(property.argument, scope);
      if (!isRecord(spread) || !evaluation.spend(Object.keys(spread).length, scope)) continue;
      for (const [key, entry] of Object.entries(spread)) put(result, key, entry);
    } else if (property.type === "ObjectProperty") {
      const {key} = property;
      const name = key.type === "Identifier" && !property.computed ? key.name : evaluation.value(key, scope);
      if (typeof name === "string" || typeof name === "number")
        put(result, String(name), evaluation.value(property.value, scope));
    } else if (property.kind === "method" && property.key.type === "Identifier" && !property.computed)
      put(result, property.key.name, functionIn(property, scope));
  }
  return result;
}

const put = (target: Record<string, unknown>, key: string, entry: unknown): void =>
  void Object.defineProperty(target, key, {
    value: entry,
    enumerable: true,
    writable: true,
    configurable: true,
  });

/**
 * Evaluates a template. An unknown folder at its start is taken to be the config's; any other unknown part is replaced
 * by a placeholder.
 */
const templateText = (texts: readonly string[], values: readonly unknown[]): string =>
  texts
    .map((part, i) => {
      if (i >= values.length) return part;
      const isFolder = i === 0 && part === "" && texts[1]?.startsWith("/");
      return part + (isFolder && !isText(values[i]) ? "" : textOf(values[i]));
    })
    .join("");

const isText = (found: unknown): found is string | number =>
  typeof found === "string" || typeof found === "number";

const textOf = (found: unknown): string => (isText(found) ? String(found) : UNKNOWN);

function sum(a: unknown, b: unknown): unknown {
  if (typeof a === "number" && typeof b === "number") return a + b;
  return isText(a) || isText(b) ? textOf(a) + textOf(b) : undefined;
}

import {createRequire} from "node:module";
import type {Expression, Program, Property, SpreadElement} from "acorn";

/** Names that expressions may use: exported literals and imported images. */
export type Scope = ReadonlyMap<string, unknown>;

/** Thrown for what can't be known without running code. */
export class NotStatic extends Error {}

// Few pages hold expressions, and the JavaScript parser takes longer to load than they take to parse.
let acorn: typeof import("acorn") | undefined;
const load = (): typeof import("acorn") => {
  acorn ??= createRequire(import.meta.url)("acorn") as typeof import("acorn");
  return acorn;
};

const OPTIONS = {ecmaVersion: "latest", sourceType: "module", locations: true} as const;

/**
 * Parses the import and export lines of a page; components with JSX may be among them, which take a larger parser.
 * Throws a SyntaxError that has `loc`.
 */
export function parseModule(code: string): Program {
  try {
    return load().parse(code, OPTIONS);
  } catch (error) {
    if (!code.includes("<")) throw error;
    const babel = createRequire(import.meta.url)("@babel/parser") as typeof import("@babel/parser");
    const {program} = babel.parse(code, {sourceType: "module", plugins: ["jsx", "typescript", "estree"]});
    return program as unknown as Program;
  }
}

/**
 * Value of an expression built of literals, templates, arrays, objects, signs, sums of text, and names of the scope.
 * Nothing is executed.
 *
 * @throws NotStatic for anything else, SyntaxError where it is not an expression
 */
export function evaluateSource(code: string, scope: Scope): unknown {
  return evaluate(load().parseExpressionAt(`(${code}\n)`, 0, OPTIONS), scope);
}

/** Same for a parsed expression. */
export function evaluate(node: Expression, scope: Scope): unknown {
  switch (node.type) {
    case "ParenthesizedExpression":
      return evaluate(node.expression, scope);
    case "Literal":
      if (node.regex || node.bigint) throw new NotStatic("a regular expression or big integer");
      return node.value;
    case "TemplateLiteral":
      return node.quasis
        .map((quasi, i) => {
          const inner = node.expressions[i];
          return (quasi.value.cooked ?? "") + (inner ? String(scalar(evaluate(inner, scope))) : "");
        })
        .join("");
    case "ArrayExpression":
      return node.elements.map(element => {
        if (!element || element.type === "SpreadElement") throw new NotStatic("a hole or spread");
        return evaluate(element, scope);
      });
    case "ObjectExpression":
      return Object.fromEntries(node.properties.map(property => evaluateProperty(property, scope)));
    case "UnaryExpression":
      return evaluateUnary(node.operator, evaluate(node.argument, scope));
    case "BinaryExpression":
      if (node.operator !== "+" || node.left.type === "PrivateIdentifier")
        throw new NotStatic("a calculation");
      return add(evaluate(node.left, scope), evaluate(node.right, scope));
    case "Identifier":
      if (node.name === "undefined") return undefined;
      if (!scope.has(node.name)) throw new NotStatic(`the name \`${node.name}\``);
      return scope.get(node.name);
    case "MemberExpression":
      return evaluateMember(node, scope);
    default:
      throw new NotStatic("code that would have to run");
  }
}

function evaluateProperty(property: Property | SpreadElement, scope: Scope): [string, unknown] {
  if (property.type === "SpreadElement" || property.kind !== "init" || property.method)
    throw new NotStatic("a spread, getter or method");
  const {key} = property;
  const name =
    !property.computed && key.type === "Identifier" ? key.name : scalar(evaluate(key as Expression, scope));
  return [String(name), evaluate(property.value, scope)];
}

function evaluateUnary(operator: string, value: unknown): unknown {
  if (operator === "!") return !value;
  if (operator === "-" && typeof value === "number") return -value;
  if (operator === "+" && typeof value === "number") return value;
  throw new NotStatic(`the operator \`${operator}\``);
}

function add(left: unknown, right: unknown): unknown {
  if (typeof left === "number" && typeof right === "number") return left + right;
  return `${scalar(left)}${scalar(right)}`;
}

function evaluateMember(node: Extract<Expression, {type: "MemberExpression"}>, scope: Scope): unknown {
  if (node.object.type === "Super" || node.property.type === "PrivateIdentifier")
    throw new NotStatic("a class");
  const object = evaluate(node.object, scope);
  const key =
    !node.computed && node.property.type === "Identifier"
      ? node.property.name
      : String(scalar(evaluate(node.property, scope)));
  if (typeof object !== "object" || object === null || !Object.hasOwn(object, key))
    throw new NotStatic(`the property \`${key}\``);
  return (object as Record<string, unknown>)[key];
}

function scalar(value: unknown): string | number | boolean {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  throw new NotStatic("a sum of objects");
}

import {createRequire} from "node:module";
import type {ParserOptions} from "@babel/parser";
import type {Expression, Program, Property, SpreadElement} from "acorn";
import type {PathFunction} from "#core/model/dialect.ts";
import {isObject} from "#schemas/rules/is-object.ts";

/** Names available to expressions: exported literals, imported images, and functions of ours (`PathFunction`). */
export type Scope = ReadonlyMap<string, unknown>;

/** Thrown for values that can't be determined without executing code. */
export class NotStatic extends Error {}

// Loaded on demand: few pages contain expressions, and loading the JavaScript parser takes longer than
// parsing them.
const load = (): typeof import("acorn") => createRequire(import.meta.url)("acorn");
const loadBabel = (): typeof import("@babel/parser") => createRequire(import.meta.url)("@babel/parser");

const WITH_JSX: ParserOptions = {sourceType: "module", plugins: ["jsx", "typescript", "estree"]};
const OPTIONS = {ecmaVersion: "latest", sourceType: "module", locations: true} as const;

/**
 * Parses the import and export lines of a page. Code with JSX requires a larger parser. Throws a
 * `SyntaxError` with `loc`.
 */
export function parseModule(code: string): Program {
  try {
    return load().parse(code, OPTIONS);
  } catch (error) {
    if (!code.includes("<")) throw error;
    const {program} = loadBabel().parse(code, WITH_JSX);
    return program as Program;
  }
}

/**
 * Evaluates an expression that consists of literals, templates, arrays, objects, signs, concatenations, and
 * names in scope, and of calls of our own functions. Elements become their text. Nothing is executed.
 *
 * Throws `NotStatic` for anything else, `SyntaxError` if it is not an expression.
 */
export function evaluateSource(code: string, scope: Scope): unknown {
  return evaluate(parseSource(code), scope);
}

/** Element or fragment. Parsers of JavaScript alone have no type for it. */
interface Jsx {
  type: "JSXElement" | "JSXFragment";
  children: readonly (
    | Jsx
    | {type: "JSXText"; value: string}
    | {
        type: "JSXExpressionContainer" | "JSXSpreadChild";
        expression: Expression | {type: "JSXEmptyExpression"};
      }
  )[];
}

function parseSource(code: string): Expression | Jsx {
  try {
    return load().parseExpressionAt(`(${code}\n)`, 0, OPTIONS);
  } catch (error) {
    // Elements within expressions are not JavaScript.
    if (!(error instanceof SyntaxError) || !/<[A-Za-z>]/.test(code)) throw error;
    try {
      return loadBabel().parseExpression(code, WITH_JSX) as Expression | Jsx;
    } catch {
      throw new NotStatic("an element");
    }
  }
}

/** Evaluates a parsed expression. */
export function evaluate(node: Expression | Jsx, scope: Scope): unknown {
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment": {
      const text = textIn(node, scope).trim();
      if (text === "") throw new NotStatic("an element");
      return text;
    }
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
      return node.elements.flatMap(element => {
        if (!element) throw new NotStatic("a hole");
        return element.type === "SpreadElement"
          ? spread(element.argument, scope)
          : [evaluate(element, scope)];
      });
    case "ConditionalExpression":
      return evaluate(evaluate(node.test, scope) ? node.consequent : node.alternate, scope);
    case "LogicalExpression": {
      const left = evaluate(node.left, scope);
      const isDone =
        node.operator === "&&" ? !left : node.operator === "||" ? left : left !== null && left !== undefined;
      return isDone ? left : evaluate(node.right, scope);
    }
    case "ObjectExpression":
      return Object.fromEntries(node.properties.map(property => evaluateProperty(property, scope)));
    case "UnaryExpression":
      return evaluateUnary(node.operator, evaluate(node.argument, scope));
    case "BinaryExpression":
      if (node.left.type === "PrivateIdentifier") throw new NotStatic("a calculation");
      if (/^[!=]==?$/.test(node.operator)) {
        const isSame = scalar(evaluate(node.left, scope)) === scalar(evaluate(node.right, scope));
        return isSame === node.operator.startsWith("=");
      }
      if (node.operator !== "+") throw new NotStatic("a calculation");
      return add(evaluate(node.left, scope), evaluate(node.right, scope));
    case "Identifier":
      if (node.name === "undefined") return undefined;
      if (!scope.has(node.name)) throw new NotStatic(`the name \`${node.name}\``);
      return scope.get(node.name);
    case "MemberExpression":
      return evaluateMember(node, scope);
    case "CallExpression": {
      const [path] = node.arguments;
      const call = node.callee.type === "Identifier" ? scope.get(node.callee.name) : undefined;
      if (typeof call !== "function" || path === undefined || path.type === "SpreadElement")
        throw new NotStatic("executable code");
      return (call as PathFunction)(String(scalar(evaluate(path, scope))));
    }
    default:
      throw new NotStatic("executable code");
  }
}

/** Returns the text in an element. */
function textIn({children}: Jsx, scope: Scope): string {
  return children
    .map(child => {
      if ("children" in child) return textIn(child, scope);
      if (child.type === "JSXText") return shownLines(child.value);
      const {expression} = child;
      return expression.type === "JSXEmptyExpression" ? "" : (shownText(evaluate(expression, scope)) ?? "");
    })
    .join("");
}

/** Returns a text as JSX shows it: without line ends and the white space beside them. */
function shownLines(text: string): string {
  const lines = text.split("\n");
  const shown = lines.map((line, at) => {
    const start = at === 0 ? line : line.trimStart();
    return at === lines.length - 1 ? start : start.trimEnd();
  });
  return shown.filter(line => line !== "").join(" ");
}

/** Returns the text that JSX shows for a value, or `null` if it shows nothing (`null`, `undefined` and booleans). */
export function shownText(value: unknown): string | null {
  if (value === null || value === undefined || typeof value === "boolean") return null;
  if (Array.isArray(value)) return value.map(item => shownText(item) ?? "").join("") || null;
  if (typeof value !== "string" && typeof value !== "number") throw new NotStatic("a value that is not text");
  return String(value);
}

function spread(list: Expression, scope: Scope): unknown[] {
  const value = evaluate(list, scope);
  if (!Array.isArray(value)) throw new NotStatic("a spread");
  return value;
}

function evaluateProperty(property: Property | SpreadElement, scope: Scope): [string, unknown] {
  if (property.type === "SpreadElement" || property.kind !== "init" || property.method)
    throw new NotStatic("a spread, getter or method");
  const {key} = property;
  const name = !property.computed && key.type === "Identifier" ? key.name : scalar(evaluate(key, scope));
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
  if (key === "default" && node.object.type === "CallExpression") return object;
  if (!isObject(object) || !Object.hasOwn(object, key)) throw new NotStatic(`the property \`${key}\``);
  return object[key];
}

function scalar(value: unknown): string | number | boolean {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  throw new NotStatic("a sum of objects");
}

import type {Node} from "@babel/types";
import {isSimplePattern} from "#schemas/rules/simple-pattern.ts";
import type {SlugStep} from "#schemas/settings/slug.ts";
import {isFunction, isPattern, scopeOf} from "./evaluation.ts";

/** Unicode forms supported by `normalize`; each is a separate step. */
const FORMS = ["NFC", "NFD", "NFKC", "NFKD"] as const;

/**
 * Extracts the steps of a function that transforms a text with a chain of calls: `text =>
 * text.normalize("NFKD").replace(/…/g, "-")`. Returns `null` for anything else.
 */
export function textSteps(found: unknown): SlugStep[] | null {
  if (!isFunction(found)) return null;
  const {body, params} = found as {body: Node; params: readonly Node[]};
  const [name] = params;
  const result =
    body.type === "BlockStatement" && body.body.length === 1 && body.body[0]?.type === "ReturnStatement"
      ? body.body[0].argument
      : body;
  if (name?.type !== "Identifier" || !result) return null;
  const names = scopeOf(found)?.names;
  const steps: SlugStep[] = [];
  let node: Node = result;
  while (node.type !== "Identifier" || node.name !== name.name) {
    if (node.type !== "CallExpression") return null;
    const {callee, arguments: given} = node;
    if (callee.type === "Identifier" && callee.name === "String" && given[0]) {
      node = given[0];
      continue;
    }
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return null;
    const step = stepOf(
      callee.property.name,
      given.map(argument => valueIn(argument, names)),
    );
    if (step === null) return null;
    steps.unshift(step);
    node = callee.object;
  }
  return steps;
}

function valueIn(node: Node, names: ReadonlyMap<string, () => unknown> | undefined): unknown {
  if (node.type === "StringLiteral") return node.value;
  if (node.type === "RegExpLiteral") return {pattern: node.pattern, flags: node.flags};
  return node.type === "Identifier" ? names?.get(node.name)?.() : undefined;
}

function stepOf(method: string, [first, second]: readonly unknown[]): SlugStep | null {
  if (/^to(?:Locale)?LowerCase$/.test(method)) return "lowercase";
  if (method === "trim") return "trim";
  if (method === "normalize") return FORMS.find(form => form === (first ?? "NFC")) ?? null;
  if (!/^replace(?:All)?$/.test(method) || typeof second !== "string") return null;
  const {pattern, flags} = isPattern(first) ? first : literal(first, method);
  if (pattern === undefined || flags === undefined || !/^[giu]*$/.test(flags)) return null;
  return isSimplePattern(pattern) ? {replace: pattern, flags, with: second} : null;
}

const literal = (text: unknown, method: string): {pattern?: string; flags?: string} =>
  typeof text === "string"
    ? {pattern: text.replaceAll(/[\\[\](){}|^$*+?.]/g, "\\$&"), flags: method === "replaceAll" ? "g" : ""}
    : {};

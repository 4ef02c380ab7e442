import type {Expression, Node, Statement} from "@babel/types";
import {type Evaluation, functionIn, type Scope, sourceName} from "./evaluation.ts";

/** Adds the names and exports that a statement declares to the scope of its module. */
export function declare(statement: Statement, scope: Scope, evaluation: Evaluation): void {
  switch (statement.type) {
    case "ImportDeclaration":
      for (const specifier of statement.specifiers) {
        const name =
          specifier.type === "ImportSpecifier"
            ? specifier.imported.type === "Identifier"
              ? specifier.imported.name
              : specifier.imported.value
            : "default";
        scope.names.set(specifier.local.name, () => evaluation.imported(statement.source.value, name, scope));
      }
      break;
    case "VariableDeclaration":
      for (const {id, init} of statement.declarations)
        if (id.type === "Identifier" && init)
          scope.names.set(
            id.name,
            once(
              () => evaluation.value(init, scope),
              () => evaluation.reportCycle(id.name, scope),
            ),
          );
      break;
    case "FunctionDeclaration":
      if (statement.id) scope.names.set(statement.id.name, () => functionIn(statement, scope));
      break;
    case "ExportNamedDeclaration":
      if (statement.declaration) {
        declare(statement.declaration, scope, evaluation);
        for (const name of declared(statement.declaration))
          scope.exports.set(name, () => scope.names.get(name)?.());
      }
      for (const specifier of statement.specifiers)
        if (specifier.type === "ExportSpecifier" && specifier.exported.type === "Identifier") {
          const {local, exported} = specifier;
          const from = statement.source?.value;
          scope.exports.set(exported.name, () =>
            from === undefined
              ? scope.names.get(local.name)?.()
              : evaluation.imported(from, local.name, scope),
          );
        }
      break;
    case "ExportAllDeclaration":
      for (const [name, value] of evaluation.module(statement.source.value, scope)?.exports ?? [])
        if (name !== "default" && !scope.exports.has(name)) scope.exports.set(name, value);
      break;
    case "ExportDefaultDeclaration":
      scope.exports.set(
        "default",
        once(
          () => evaluation.value(statement.declaration as Expression, scope),
          () => evaluation.reportCycle("export default", scope),
        ),
      );
      break;
    case "ExpressionStatement": {
      const {expression} = statement;
      if (expression.type === "AssignmentExpression" && sourceName(expression.left) === "module.exports")
        scope.exports.set(
          "default",
          once(
            () => evaluation.value(expression.right, scope),
            () => evaluation.reportCycle("module.exports", scope),
          ),
        );
      // Rstack wraps the documentation config in a call.
      if (expression.type === "CallExpression" && sourceName(expression.callee) === "define.doc")
        scope.exports.set(
          "default",
          once(() => evaluation.value(expression.arguments[0], scope)),
        );
    }
  }
}

const declared = (node: Node): string[] =>
  node.type === "VariableDeclaration"
    ? node.declarations.flatMap(({id}) => (id.type === "Identifier" ? [id.name] : []))
    : node.type === "FunctionDeclaration" && node.id
      ? [node.id.name]
      : [];

/**
 * Returns a function that computes a value on first use. If the computation requires the value itself, it
 * receives `undefined`, and `onCycle` is called.
 */
function once<T>(make: () => T, onCycle?: () => void): () => T | undefined {
  let state: {value: T | undefined; isMade: boolean} | undefined;
  return () => {
    if (!state) {
      state = {value: undefined, isMade: false};
      state.value = make();
      state.isMade = true;
    } else if (!state.isMade) onCycle?.();
    return state.value;
  };
}

import type {Declaration, ImportDeclaration, ModuleDeclaration, Statement} from "acorn";
import type {Root, RootContent} from "mdast";
import {asError} from "#support/files/as-error.ts";
import {type FileScope, report} from "../file-scope.ts";
import {importFile} from "../imports.ts";
import {ruleOf} from "../markdown/tag-rules.ts";
import {evaluate, NotStatic, parseModule} from "./evaluate.ts";

type Esm = Extract<RootContent, {type: "mdxjsEsm"}>;
type Parsed = Statement | ModuleDeclaration;

/**
 * Removes the import and export lines from the tree and evaluates the names they define: imports first, then
 * exported literals in order. Reports `mdx-export` for exports that would have to be executed, and the
 * diagnostics of `importFile`.
 */
export function readModules(tree: Root, scope: FileScope): void {
  if (!tree.children.some(child => child.type === "mdxjsEsm")) return;
  const exports: [Parsed, Esm][] = [];
  tree.children = tree.children.filter(child => {
    if (child.type !== "mdxjsEsm") return true;
    for (const statement of parseStatements(child, scope)) {
      if (statement.type === "ImportDeclaration") readImport(statement, child, scope);
      else exports.push([statement, child]);
    }
    return false;
  });
  for (const [statement, node] of exports) readExport(statement, node, scope);
}

function parseStatements(node: Esm, scope: FileScope): Parsed[] {
  try {
    return parseModule(node.value).body;
  } catch (error) {
    report(scope, "mdx-syntax", `invalid import or export: ${asError(error).message}`, node);
    return [];
  }
}

function readImport(statement: ImportDeclaration, node: Esm, scope: FileScope): void {
  const source = String(statement.source.value);
  const names = statement.specifiers.map(specifier => specifier.local.name);
  if (names.length > 0 && names.every(name => ruleOf(name, scope) !== null) && !/\.mdx?$/i.test(source))
    return;
  importFile(source, names, placeWithin(node, statement), scope);
}

function readExport(statement: Parsed, node: Esm, scope: FileScope): void {
  const declaration: Declaration | null | undefined =
    statement.type === "ExportNamedDeclaration" && !statement.source ? statement.declaration : null;
  const place = placeWithin(node, statement);
  const {programs} = scope.page.context.dialect.imports;
  if (programs && declaration?.type !== "VariableDeclaration") return;
  if (declaration?.type !== "VariableDeclaration") {
    report(scope, "mdx-export", "this export can't be evaluated without running code", place);
    return;
  }
  for (const {id, init} of declaration.declarations) {
    try {
      if (id.type !== "Identifier" || !init) throw new NotStatic("a pattern");
      scope.values.set(id.name, evaluate(init, scope.values));
    } catch (error) {
      if (!(error instanceof NotStatic)) throw error;
      if (!programs)
        report(scope, "mdx-export", `this export uses ${error.message}, which can't be evaluated`, place);
    }
  }
}

/** Returns the position of a statement within its node; both start at column 1. */
function placeWithin(node: Esm, statement: Parsed): Pick<Esm, "position"> {
  const {position} = node;
  const loc = statement.loc;
  if (!position || !loc) return node;
  const line = position.start.line - 1;
  return {
    position: {
      start: {line: line + loc.start.line, column: loc.start.column + 1},
      end: {line: line + loc.end.line, column: loc.end.column + 1},
    },
  };
}

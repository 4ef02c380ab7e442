import {parseSync} from "oxc-parser";
import type {Fence} from "../types.ts";

const TITLE = /^(?:.*\/)?webpack(?:\.[\w-]+)*\.[cm]?[jt]s$/;
const EXEMPT: ReadonlySet<string> = new Set(["skip", "parse-only", "broken"]);
type Node = {type: string; [key: string]: unknown};

/** Returns the object that a module exports with `module.exports =` or `export default`. */
function exportedObject(statement: Node): Node | undefined {
  let value: Node | undefined;
  if (statement.type === "ExportDefaultDeclaration") value = statement.declaration as Node;
  if (statement.type === "ExpressionStatement") {
    const {type, left, right} = statement.expression as Node;
    const target = left as Node | undefined;
    const isModule =
      target?.type === "MemberExpression" && (target.object as {name?: string}).name === "module";
    if (type === "AssignmentExpression" && isModule) value = right as Node;
  }
  return value?.type === "ObjectExpression" ? value : undefined;
}

const keysOf = (object: Node): string[] =>
  (object.properties as Array<{key?: {name?: string; value?: unknown}}>).map(({key}) =>
    String(key?.name ?? key?.value),
  );

/** Reports whether the module uses `import`, `export` or `import.meta`. */
export const isModule = ({language, text}: Fence): boolean =>
  parseSync(`sample.${language}`, text, {sourceType: "module"}).module.hasModuleSyntax;

/**
 * Reports whether a sample is a webpack configuration: by its title or, without a title, because it exports
 * an object with at least one webpack option.
 *
 * @param optionNames - top-level options in webpack's schema
 */
export function isConfiguration(fence: Fence, optionNames: ReadonlySet<string>): boolean {
  const {language, title, text, marks} = fence;
  if (language !== "js" && language !== "ts") return false;
  if (marks.some(({name}) => EXEMPT.has(name))) return false;
  if (title !== undefined) return TITLE.test(title);
  const {program, errors} = parseSync(`sample.${language}`, text, {sourceType: "module"});
  if (errors.length > 0) return false;
  return (program.body as unknown as Node[]).some(statement => {
    const object = exportedObject(statement);
    return object !== undefined && keysOf(object).some(key => optionNames.has(key));
  });
}

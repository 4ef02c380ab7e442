import type {ObjectExpression, Program} from "@babel/types";
import {parse} from "../toolkit/static-config/module-file.ts";
import {readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checked} from "../toolkit/static-config/shape.ts";

/** Types of the options that are read. */
const SHAPE = {
  ...{name: "string|boolean", repo: "string", alias: "object"},
  loadSidebar: "boolean|string",
} as const;

/** Reports options of `$docsify` that have a wrong type (`settings-value`). */
export function checkOptions(file: string, files: SettingsFiles): void {
  const [before = "", ...scripts] = readText(file, files).split(/<script\b/i);
  let start = linesIn(before);
  for (const text of scripts) {
    const from = text.indexOf(">") + 1;
    const end = text.search(/<\/script/i);
    const script = text.slice(from, end < 0 ? undefined : end);
    const first = start + linesIn(text.slice(0, from));
    start += linesIn(text);
    if (!script.includes("$docsify")) continue;
    const options = optionsIn(script);
    if (!options) continue;
    const lines = new Map(options.map(({name, line}) => [name, first + line]));
    const value = Object.fromEntries(options.map(option => [option.name, option.value]));
    checked(value, SHAPE, file, files, ([name]) => lines.get(String(name)));
  }
}

/** Returns the number of line ends in a text. */
const linesIn = (text: string): number => text.split("\n").length - 1;

interface Option {
  name: string;
  /** Value of the type that is written; `undefined` if it is not a literal. */
  value: unknown;
  line: number;
}

/** Returns the options that a script assigns to `$docsify`, or `null` if it has none or is invalid. */
function optionsIn(script: string): Option[] | null {
  let program: Program;
  try {
    program = parse("docsify.js", script).program;
  } catch {
    return null;
  }
  for (const statement of program.body) {
    const assignment = statement.type === "ExpressionStatement" ? statement.expression : null;
    if (assignment?.type !== "AssignmentExpression" || assignment.right.type !== "ObjectExpression") continue;
    if (script.slice(assignment.left.start ?? 0, assignment.left.end ?? 0).endsWith("$docsify"))
      return optionsOf(assignment.right);
  }
  return null;
}

function optionsOf({properties}: ObjectExpression): Option[] {
  return properties.flatMap(property => {
    if (property.type !== "ObjectProperty") return [];
    const {key, value, loc} = property;
    const name = key.type === "Identifier" ? key.name : key.type === "StringLiteral" ? key.value : null;
    return name === null ? [] : [{name, value: sampleOf(value.type), line: loc?.start.line ?? 1}];
  });
}

/** Returns a value of the type of a literal. */
function sampleOf(type: string): unknown {
  if (type === "StringLiteral" || type === "TemplateLiteral") return "";
  if (type === "NumericLiteral") return 0;
  if (type === "BooleanLiteral") return false;
  if (type === "ArrayExpression") return [];
  return type === "ObjectExpression" ? {} : undefined;
}

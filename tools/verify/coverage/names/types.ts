import {parseSync} from "oxc-parser";
import {distinct, type Name} from "./name.ts";

// Part of the syntax tree of declarations that is used.
type Node = {type: string; [key: string]: unknown};
type Declared = {name: string; members: Node[]};

const METHODS_OF: ReadonlySet<string> = new Set([
  "Compiler",
  "Compilation",
  "MultiCompiler",
  "MultiStats",
  "Stats",
  "WebpackLogger",
]);
const CONTEXT = /^(?:\w+LoaderContext|LoaderRunner\w+Context)$/;
const HOOK_GETTER = /^get\w*Hooks$/;

const keyOf = (node: Node): string => {
  const key = node.key as {name?: string; value?: unknown} | undefined;
  return String(key?.name ?? key?.value ?? "");
};

function declarationsOf(code: string): Declared[] {
  const {program} = parseSync("types.d.ts", code);
  return (program.body as unknown as Node[]).flatMap(statement => {
    const node = (statement.declaration as Node | undefined) ?? statement;
    const {name} = (node.id as {name?: string} | null) ?? {};
    const body = node.body as {body?: Node[]} | undefined;
    return name && Array.isArray(body?.body) ? [{name, members: body.body}] : [];
  });
}

/** Returns the members of an inline or named type. `Readonly<…>` and function types are unwrapped. */
function membersOf(type: Node | undefined, all: ReadonlyMap<string, Node[]>): Node[] {
  if (!type) return [];
  if (type.type === "TSTypeLiteral") return type.members as Node[];
  if (type.type === "TSTypeAnnotation") return membersOf(type.typeAnnotation as Node, all);
  if (type.type === "TSFunctionType") return membersOf(type.returnType as Node, all);
  if (type.type !== "TSTypeReference") return [];
  const {name = ""} = type.typeName as {name?: string};
  const [inner] = ((type.typeArguments as {params?: Node[]} | null)?.params ?? []) as Node[];
  return name === "Readonly" ? membersOf(inner, all) : (all.get(name) ?? []);
}

function typeOf(member: Node): Node | undefined {
  const value = member.value as Node | null | undefined;
  return (member.typeAnnotation ?? value?.returnType ?? member.returnType) as Node | undefined;
}

const isPublic = (name: string): boolean => name !== "" && !name.startsWith("_") && name !== "constructor";

function hooksOf({name, members}: Declared, all: ReadonlyMap<string, Node[]>): Name[] {
  const sources = members.filter(member => keyOf(member) === "hooks" || HOOK_GETTER.test(keyOf(member)));
  const hooks = sources.flatMap(member => membersOf(typeOf(member), all)).map(keyOf);
  return hooks
    .filter(isPublic)
    .map(short => ({kind: "hook", full: `${name}.hooks.${short}`, short, owner: name}));
}

const METHOD = /^(?:MethodDefinition|TSMethodSignature|TSAbstractMethodDefinition)$/;

function isMethod(member: Node): boolean {
  if (METHOD.test(member.type)) return member.kind === "method";
  const annotation = member.typeAnnotation as {typeAnnotation?: Node} | null | undefined;
  return annotation?.typeAnnotation?.type === "TSFunctionType";
}

const methodsOf = ({name, members}: Declared): Name[] =>
  members
    .filter(member => isMethod(member) && !HOOK_GETTER.test(keyOf(member)))
    .map(keyOf)
    .filter(isPublic)
    .map(short => ({kind: "method", full: `${name}.${short}`, short, owner: name}));

const contextOf = ({members}: Declared): Name[] =>
  members
    .map(keyOf)
    .filter(isPublic)
    .map(short => ({kind: "loader context", full: `this.${short}`, short}));

/**
 * Lists the hooks of all classes, the methods of classes that plugins use, and the members of the loader
 * context.
 */
export function typedNames(code: string): Name[] {
  const declared = declarationsOf(code);
  const all = new Map(declared.map(({name, members}) => [name, members]));
  return declared.flatMap(declaration => {
    const {name} = declaration;
    const methods = METHODS_OF.has(name) ? methodsOf(declaration) : [];
    const context = CONTEXT.test(name) ? contextOf(declaration) : [];
    return distinct([...hooksOf(declaration, all), ...methods, ...context]);
  });
}

import {readFile} from "node:fs/promises";
import {join} from "node:path";
import fastGlob from "fast-glob";
import {distinct, type Name} from "./name.ts";

const VARIABLE = /\.for\(\s*"(__\w+)"\s*\)|^\t\t(__\w+__): \{/gm;
const COMMENT = /\b\w*[oO]ptions\.(webpack[A-Z]\w+)/g;
const IMPORT_META = /interface ImportMeta \{([\s\S]*?)^\}/m;

const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(match => match.slice(1).filter(Boolean));

/**
 * Finds names in a source file of the bundler: free variables known to its parser, and keys of magic
 * comments.
 */
export function namesInSource(text: string): Name[] {
  const variables = matches(VARIABLE, text).map(
    (full): Name => ({kind: "module variable", full, short: full}),
  );
  const comments = matches(COMMENT, text).map((full): Name => ({kind: "magic comment", full, short: full}));
  return [...variables, ...comments];
}

/** Finds the names available in modules in the bundler's TypeScript declarations. */
export function namesInModuleTypes(text: string): Name[] {
  const variables = matches(/^declare (?:const|var|function) (__\w+)/gm, text);
  const meta = matches(/^\t(\w+):/gm, IMPORT_META.exec(text)?.[1] ?? "").map(name => `import.meta.${name}`);
  return [...variables, ...meta].map(full => ({kind: "module variable", full, short: full}));
}

/**
 * Lists module variables and magic comments of an installed webpack version.
 *
 * @param webpack - folder of the package
 */
export async function runtimeNames(webpack: string): Promise<Name[]> {
  const files = await fastGlob("lib/**/*.js", {cwd: webpack, absolute: true});
  const texts = await Promise.all(files.sort().map(file => readFile(file, "utf8")));
  const types = await readFile(join(webpack, "module.d.ts"), "utf8");
  return distinct([...texts.flatMap(namesInSource), ...namesInModuleTypes(types)]);
}

import {builtinModules} from "node:module";
import {parseSync} from "oxc-parser";
import type {Fence} from "../types.ts";

const BUILT_IN: ReadonlySet<string> = new Set(builtinModules);
const LANGUAGES: ReadonlySet<string> = new Set(["js", "jsx", "ts", "tsx"]);
const REQUIRE = /\brequire(?:\.resolve)?\(\s*(['"])([^'"]+)\1\s*\)/g;
const LOADER = /(['"])((?:@[\w.-]+\/)?[a-z][\w-]*-loader)(?:\?[^'"]*)?\1/g;
const NAME = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/;

/**
 * Returns the package that a request refers to, or `undefined` for files, URLs, built-in modules and loader
 * syntax.
 */
export function packageOf(request: string): string | undefined {
  if (request.startsWith("node:") || /[!:]/.test(request)) return undefined;
  const name = NAME.exec(request)?.[0];
  return name === undefined || BUILT_IN.has(name) || /\.[cm]?[jt]sx?$|\.css$/.test(name) ? undefined : name;
}

/** Returns the lines that remain after a diff is applied. */
const afterDiff = (text: string): string =>
  text
    .split("\n")
    .filter(line => !line.startsWith("-"))
    .map(line => line.slice(1))
    .join("\n");

function requestsOf(language: string, text: string): string[] {
  const {module} = parseSync(`sample.${language}`, text, {sourceType: "module"});
  const exported = module.staticExports.flatMap(({entries}) =>
    entries.flatMap(entry => entry.moduleRequest?.value ?? []),
  );
  const dynamic = module.dynamicImports.flatMap(({moduleRequest: {start, end}}) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(
      text
        .slice(start, end)
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .trim(),
    );
    return literal?.[2] ?? [];
  });
  const required = [...text.matchAll(REQUIRE)].map(([, , request = ""]) => request);
  return [
    ...module.staticImports.map(entry => entry.moduleRequest.value),
    ...exported,
    ...dynamic,
    ...required,
  ];
}

/** Returns the packages that a sample imports, and the loaders named in its strings. */
export function importedPackages({language, title, text}: Fence): string[] {
  const ofDiff = language === "diff" ? /\.([cm]?[jt]sx?)$/.exec(title ?? "")?.[1] : undefined;
  const code = ofDiff === undefined ? text : afterDiff(text);
  const script = (ofDiff ?? language).replace(/^[cm]/, "");
  if (!LANGUAGES.has(script)) return [];
  const loaders = [...code.matchAll(LOADER)].map(([, , loader = ""]) => loader);
  return [...new Set([...requestsOf(script, code), ...loaders].flatMap(request => packageOf(request) ?? []))];
}

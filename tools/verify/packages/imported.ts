import {builtinModules} from "node:module";
import {parseSync} from "oxc-parser";
import type {Fence} from "../types.ts";

const BUILT_IN: ReadonlySet<string> = new Set(builtinModules);
const LANGUAGES: ReadonlySet<string> = new Set(["js", "jsx", "ts", "tsx"]);
const REQUIRE = /\brequire(?:\.resolve)?\(\s*(['"])([^'"]+)\1\s*\)/g;
const LOADER = /(['"])((?:@[\w.-]+\/)?[a-z][\w-]*-loader)(?:\?[^'"]*)?\1/g;
const NAME = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/;

/** The package that a request names; undefined for files, urls, built-in modules and loader syntax. */
export function packageOf(request: string): string | undefined {
  if (request.startsWith("node:") || /[!:]/.test(request)) return undefined;
  const name = NAME.exec(request)?.[0];
  return name === undefined || BUILT_IN.has(name) || /\.[cm]?[jt]sx?$|\.css$/.test(name) ? undefined : name;
}

/** The lines that a diff leaves in the file. */
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

/** The packages that a sample imports, by name, and the loaders that its strings name. */
export function importedPackages({language, title, text}: Fence): string[] {
  const ofDiff = language === "diff" ? /\.([cm]?[jt]sx?)$/.exec(title ?? "")?.[1] : undefined;
  const code = ofDiff === undefined ? text : afterDiff(text);
  const script = (ofDiff ?? language).replace(/^[cm]/, "");
  if (!LANGUAGES.has(script)) return [];
  const loaders = [...code.matchAll(LOADER)].map(([, , loader = ""]) => loader);
  return [...new Set([...requestsOf(script, code), ...loaders].flatMap(request => packageOf(request) ?? []))];
}

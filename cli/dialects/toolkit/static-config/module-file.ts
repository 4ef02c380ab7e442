import {existsSync} from "node:fs";
import {createRequire} from "node:module";
import type {ParseResult} from "@babel/parser";
import type {File} from "@babel/types";

const ENDINGS = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".json", "/index.ts", "/index.js"];

/** Resolves the file of an import, with or without its extension. Returns `null` if there is none. */
export function resolveFile(path: string): string | null {
  const bare = path.replace(/\.js$/, "");
  return [path, bare].flatMap(stem => ENDINGS.map(ending => stem + ending)).find(isCode) ?? null;
}

const isCode = (path: string): boolean => /\.(?:[cm]?[jt]s|json)$/.test(path) && existsSync(path);

/** Parses a module. The parser is loaded on demand, because it is slow to load and few runs need it. */
export function parse(path: string, source: string): ParseResult<File> {
  const parser: typeof import("@babel/parser") = createRequire(import.meta.url)("@babel/parser");
  return parser.parse(source, {
    sourceType: "unambiguous",
    errorRecovery: true,
    allowReturnOutsideFunction: true,
    plugins: [/\.[cm]?ts$/.test(path) ? "typescript" : "flow", "jsx", "importAttributes"],
  });
}

import {expect, it} from "vitest";
import type {Schema} from "#tools/verify/options/schema.ts";
import {namesInHelp} from "./installed.ts";
import {optionNames} from "./options.ts";
import {namesInModuleTypes, namesInSource} from "./runtime.ts";
import {typedNames} from "./types.ts";

it("lists options at any depth: through references, choices, lists and arbitrary keys, and recursive ones once", () => {
  const schema: Schema = {
    definitions: {
      Rule: {
        type: "object",
        properties: {test: {}, oneOf: {type: "array", items: {$ref: "#/definitions/Rule"}}},
      },
      Entry: {type: "object", additionalProperties: {type: "object", properties: {import: {type: "string"}}}},
    },
    properties: {
      entry: {anyOf: [{type: "string"}, {$ref: "#/definitions/Entry"}]},
      rules: {type: "array", items: {$ref: "#/definitions/Rule"}},
    },
  };
  expect(optionNames(schema, "option", ["a"]).map(({full}) => full)).toEqual([
    "a.entry",
    "a.entry.import",
    "a.rules",
    "a.rules.oneOf",
    "a.rules.test",
  ]);
});

it("lists hooks, methods and the loader context in type declarations", () => {
  const code = `
    declare interface KnownHooks { resolve: Hook<[]> }
    declare class Compiler {
      constructor();
      hooks: Readonly<{ run: Hook<[]>; done: Hook<[]> }>;
      options: object;
      watch(options: object): Watching;
      close: (callback: () => void) => void;
      _private(): void;
      get running(): boolean;
    }
    declare abstract class Resolver { hooks: KnownHooks; }
    declare class CssPlugin {
      static getCompilationHooks: (compilation: object) => { render: Hook<[]> };
    }
    declare class Parser { static getHooks(parser: object): KnownHooks; parse(): void }
    declare interface NormalModuleLoaderContext<T> { version: number; getOptions(): T }`;
  expect(typedNames(code).map(({full}) => full)).toEqual([
    "Compiler.close",
    "Compiler.hooks.done",
    "Compiler.hooks.run",
    "Compiler.watch",
    "Resolver.hooks.resolve",
    "CssPlugin.hooks.render",
    "Parser.hooks.resolve",
    "this.getOptions",
    "this.version",
  ]);
});

it("finds module variables and magic comments in the source", () => {
  const source =
    'parser.hooks.expression\n\t.for("__resourceQuery").tap();\n\t\t__webpack_hash__: {\nimportOptions.webpackIgnore;';
  expect(namesInSource(source).map(({full}) => full)).toEqual([
    "__resourceQuery",
    "__webpack_hash__",
    "webpackIgnore",
  ]);
  const types =
    "interface ImportMeta {\n\turl: string;\n\tglob: {\n\t\ta: 1;\n\t};\n}\ndeclare var __webpack_nonce__: string;\n";
  expect(namesInModuleTypes(types).map(({full}) => full)).toEqual([
    "__webpack_nonce__",
    "import.meta.url",
    "import.meta.glob",
  ]);
});

it("reads flags and commands from the help, without flags derived from options", () => {
  const help = [
    "Options",
    "  -c, --config <path...>  Configuration.",
    "  --mode <value>          Mode.",
    "  --no-devtool            Off.",
    "  --entry-reset           Clear.",
    "  --no-color              Colors.",
    "Commands",
    "  build|b [entries...] [options]  Run.",
    "  version [options]       Versions.",
  ].join("\n");
  const names = namesInHelp(help, new Set(["mode", "devtool", "entry"]));
  expect(names.map(({full}) => full)).toEqual(["--config", "--no-color", "webpack build", "webpack version"]);
});

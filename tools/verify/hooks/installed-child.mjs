// Prints the hooks of the installed webpack version as JSON: for each class, its hooks with type and parameters.
import {createRequire} from "node:module";

const [, , folder] = process.argv;
const require = createRequire(`${folder}/`);
const webpack = require("webpack");

const compiler = webpack({context: folder, mode: "development", experiments: {css: true, html: true}});
const params = compiler.newCompilationParams();
const compilation = compiler.newCompilation(params);
const {normalModuleFactory, contextModuleFactory} = params;

/** Describes a hook. Returns `undefined` for hooks that only exist for old plugins, which have no type. */
const describe = hook => {
  if (!hook || hook._fakeHook || typeof hook.intercept !== "function") return undefined;
  if (typeof hook.for !== "function") return {type: hook.constructor.name, parameters: hook._args ?? []};
  const member = hook.for("javascript/auto");
  return /Hook$/.test(member.constructor.name)
    ? {map: true, type: member.constructor.name, parameters: member._args ?? []}
    : undefined;
};

const known = hooks =>
  Object.fromEntries(
    Object.keys(hooks ?? {}).flatMap(name => {
      const described = describe(hooks[name]);
      return described ? [[name, described]] : [];
    }),
  );

/** Iterates over the classes of the package in all of its namespaces. */
function* classesOf(object, depth = 0) {
  for (const key of Object.keys(Object.getOwnPropertyDescriptors(object))) {
    const value = object[key];
    if (typeof value === "function" && /^[A-Z]/.test(key)) yield [key, value];
    else if (depth < 2 && typeof value === "object" && value !== null && /^[a-z]/.test(key))
      yield* classesOf(value, depth + 1);
  }
}

const owners = {
  Compiler: known(compiler.hooks),
  Compilation: known(compilation.hooks),
  NormalModuleFactory: known(normalModuleFactory.hooks),
  ContextModuleFactory: known(contextModuleFactory.hooks),
  JavascriptParser: known(normalModuleFactory.getParser("javascript/auto").hooks),
  Resolver: known(compiler.resolverFactory.get("normal").hooks),
  ResolverFactory: known(compiler.resolverFactory.hooks),
  MultiCompiler: known(webpack([{}, {}]).hooks),
  Cache: known(compiler.cache.hooks),
};
for (const [name, value] of classesOf(webpack)) {
  const hooks =
    value.getCompilationHooks?.(compilation) ??
    value.getCompilerHooks?.(compiler) ??
    value.getHooks?.(compiler);
  if (hooks) owners[name] = {...owners[name], ...known(hooks)};
}
process.stdout.write(JSON.stringify(owners));

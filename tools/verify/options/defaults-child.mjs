// Prints webpack's defaults as JSON, for each mode, several targets and caches, and ES module output.
import {createRequire} from "node:module";

const [, , folder] = process.argv;
const require = createRequire(`${folder}/`);
const webpack = require("webpack");

/** Omits functions and regular expressions, which neither JSON nor the literals in entries can represent. */
const plain = (_, value) => (typeof value === "function" || value instanceof RegExp ? undefined : value);

function defaultsOf(given) {
  const compiler = webpack({context: folder, ...given});
  const compilation = compiler.newCompilation(compiler.newCompilationParams());
  // Default statistics, whose settings depend on whether they are printed as text.
  const stats = compilation.createStatsOptions({}, {forToString: given.target === "web"});
  const {entry, ...options} = compiler.options;
  // The entry is normalized; readers write the request in it.
  return {...options, stats, entry: entry.main.import[0]};
}

const variants = [];
for (const mode of ["production", "development", "none"]) {
  for (const target of ["web", "node"]) variants.push(defaultsOf({mode, target}));
  variants.push(defaultsOf({mode, cache: {type: "filesystem"}}));
  variants.push(defaultsOf({mode, output: {module: true}, experiments: {outputModule: true}}));
}
process.stdout.write(JSON.stringify(variants, plain));

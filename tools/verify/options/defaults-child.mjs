// Prints the defaults that webpack applies, for each mode, a few targets and caches, and ES modules as output, as JSON.
import {createRequire} from "node:module";

const [, , folder] = process.argv;
const require = createRequire(`${folder}/`);
const webpack = require("webpack");

/** Functions and expressions cannot be written as JSON; an entry cannot state them as a literal either. */
const plain = (_, value) => (typeof value === "function" || value instanceof RegExp ? undefined : value);

function defaultsOf(given) {
  const compiler = webpack({context: folder, ...given});
  const compilation = compiler.newCompilation(compiler.newCompilationParams());
  // What is printed by default: the settings of the statistics depend on whether they become text.
  const stats = compilation.createStatsOptions({}, {forToString: given.target === "web"});
  const {entry, ...options} = compiler.options;
  // The entry is stored in its long form; what a reader writes is the request in it.
  return {...options, stats, entry: entry.main.import[0]};
}

const variants = [];
for (const mode of ["production", "development", "none"]) {
  for (const target of ["web", "node"]) variants.push(defaultsOf({mode, target}));
  variants.push(defaultsOf({mode, cache: {type: "filesystem"}}));
  variants.push(defaultsOf({mode, output: {module: true}, experiments: {outputModule: true}}));
}
process.stdout.write(JSON.stringify(variants, plain));

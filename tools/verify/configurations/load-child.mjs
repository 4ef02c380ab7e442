// Child process that runs plain Node.js, like a reader's configuration. Loads the received files one by one and validates
// them with webpack.
import {createRequire} from "node:module";
import {dirname} from "node:path";
import {pathToFileURL} from "node:url";

/** @param {unknown} value - export of a configuration file */
const resolved = async value =>
  typeof value === "function" ? value({production: true}, {mode: "production", env: {}}) : value;

/** @param {unknown} value */
const listOf = value => (Array.isArray(value) ? value : [value]);

async function judge(file) {
  process.chdir(dirname(file));
  const require = createRequire(file);
  const webpack = require("webpack");
  const exported = (await import(pathToFileURL(file).href)).default;
  const options = await Promise.all(listOf(await resolved(exported)).map(resolved));
  for (const option of options)
    if (option === undefined) throw new Error("the file exports no configuration");
  webpack.validate(options);
  const {validate} = require("schema-utils");
  const schema = require(process.argv[2]);
  for (const {devServer} of options) {
    if (devServer) validate(schema, devServer, {name: "Dev Server", baseDataPath: "devServer"});
  }
  // Plugins validate their options when a compiler is created. The command-line tool resolves `extends`.
  for (const {devServer, watch, extends: base, ...rest} of options) {
    if (!base) webpack({...rest, context: rest.context ?? dirname(file)});
  }
}

process.on("message", async file => {
  try {
    await judge(String(file));
    process.send?.({file});
  } catch (error) {
    process.send?.({file, message: error instanceof Error ? error.message : String(error)});
  }
});

// Prints the public exports of webpack, and the flags derived from its options and the dev server's options, as JSON.
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";

const [, , folder, serverSchema] = process.argv;
const require = createRequire(`${folder}/`);
const webpack = require("webpack");

const isNamespace = (key, value) => typeof value === "object" && value !== null && /^[a-z]/.test(key);

/** Iterates over exports. Objects of the package in lowercase are namespaces, whose members are listed as exports. */
function* exportsOf(object, prefix) {
  for (const key of Object.keys(Object.getOwnPropertyDescriptors(object))) {
    if (prefix === "" && isNamespace(key, object[key])) yield* exportsOf(object[key], `${key}.`);
    else yield prefix + key;
  }
}

const builtIn = new Set(Object.getOwnPropertyNames(() => {}));
const {getArguments} = webpack.cli;
const exported = [...exportsOf(webpack, "")].filter(name => !builtIn.has(name));
const derived = [getArguments(), getArguments(JSON.parse(readFileSync(serverSchema, "utf8")))].flatMap(
  Object.keys,
);
process.stdout.write(JSON.stringify({exported, derived}));

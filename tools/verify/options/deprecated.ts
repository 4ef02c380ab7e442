import {readFile} from "node:fs/promises";
import fastGlob from "fast-glob";
import {forms, type Schema} from "./schema.ts";

const MESSAGE = /["'`](?:config\.)?([A-Za-z]+(?:\.[A-Za-z]+)+) is deprecated/g;

/** Does every place that the name leads to carry the schema's mark for deprecated options? */
export const isDeprecated = (root: Schema, places: ReadonlyArray<Schema>): boolean =>
  places.length > 0 && places.every(place => [...forms(root, place)].some(form => form.deprecated === true));

/** Names of which the bundler's source says that they are deprecated when they are used. */
export async function deprecatedInSource(webpack: string): Promise<Set<string>> {
  const files = await fastGlob("lib/**/*.js", {cwd: webpack, absolute: true});
  const texts = await Promise.all(files.map(file => readFile(file, "utf8")));
  return new Set(texts.flatMap(text => [...text.matchAll(MESSAGE)].map(([, name = ""]) => name)));
}

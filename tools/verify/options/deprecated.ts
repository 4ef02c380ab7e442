import {readFile} from "node:fs/promises";
import fastGlob from "fast-glob";
import {forms, type Schema} from "./schema.ts";

const MESSAGE = /["'`](?:config\.)?([A-Za-z]+(?:\.[A-Za-z]+)+) is deprecated/g;

/** Reports whether every schema at a name is marked as deprecated. */
export const isDeprecated = (root: Schema, places: ReadonlyArray<Schema>): boolean =>
  places.length > 0 && places.every(place => [...forms(root, place)].some(form => form.deprecated === true));

/** Returns the names that the bundler's source reports as deprecated when they are used. */
export async function deprecatedInSource(webpack: string): Promise<Set<string>> {
  const files = await fastGlob("lib/**/*.js", {cwd: webpack, absolute: true});
  const texts = await Promise.all(files.map(file => readFile(file, "utf8")));
  return new Set(texts.flatMap(text => [...text.matchAll(MESSAGE)].map(([, name = ""]) => name)));
}

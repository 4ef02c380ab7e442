import {isDeepStrictEqual} from "node:util";
import type {Page, Problem} from "../types.ts";
import {readEntries} from "./entries.ts";
import {type StatedDefault, statedDefaults} from "./prose.ts";
import {readStatement} from "./statement.ts";

function ofEntries(page: Page): StatedDefault[] {
  return readEntries(page.text).flatMap(({name, line, spans}) => {
    const {fallback} = readStatement(spans);
    return fallback ? [{option: name, path: page.path, line, value: fallback.value, depends: false}] : [];
  });
}

/**
 * Reports whether a default is about a bundler option. A single key is one only in the configuration
 * reference; elsewhere, it belongs to a plugin.
 */
const isGlobal = ({option, path}: StatedDefault): boolean =>
  option.includes(".") || path.startsWith("configuration/");

/** Finds unconditional defaults of an option that contradict each other. */
export function contradictions(pages: ReadonlyArray<Page>): Problem[] {
  const all = pages.flatMap(page => [...ofEntries(page), ...statedDefaults(page)]).filter(isGlobal);
  const first = new Map<string, StatedDefault>();
  return all.flatMap(stated => {
    const {option, path, line, value, depends} = stated;
    if (depends) return [];
    const other = first.get(option);
    if (!other) first.set(option, stated);
    if (!other || isDeepStrictEqual(other.value, value)) return [];
    const [here, there] = [value, other.value].map(each => JSON.stringify(each));
    const message = `${option}: the default is ${here} here, and ${there} in ${other.path}:${other.line}`;
    return [{path, line, message}];
  });
}

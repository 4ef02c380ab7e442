import {readFile} from "node:fs/promises";
import {join} from "node:path";
import type {Sandbox} from "../sandbox.ts";
import type {Page, Problem} from "../types.ts";
import {contradictions} from "./consistency.ts";
import {compareDefault, type Defaults, readDefaults} from "./defaults.ts";
import {deprecatedInSource, isDeprecated} from "./deprecated.ts";
import {type Entry, readEntries} from "./entries.ts";
import {statedDefaults, statedReplacements} from "./prose.ts";
import {type Allowed, allowedBy, findOption, type Schema} from "./schema.ts";
import {readStatement, type Statement} from "./statement.ts";

export type Compared = {options: number; defaults: number; problems: Problem[]};
/** Location of a page's options: the schema, the definition to start from, and the keys after the prefix. */
type Place = {root: Schema; start: Schema; keys: string[]; hasDefaults: boolean};
type Checked = {messages: string[]; comparedDefault: boolean};
type Sources = {webpack: Schema; devServer: Schema; defaults: Defaults; deprecated: ReadonlySet<string>};

const GONE =
  /\b(?:removed|renamed|gone|no longer|replaced by|replacement|does not exist|deprecated|obsolete|moved|older)\b/i;

/** Phrase that refers to another option for the values. */
const VALUES_ELSEWHERE = /\bthe values of\b/i;

async function readSources(sandbox: Sandbox): Promise<Sources> {
  const read = async (file: string): Promise<Schema> => JSON.parse(await readFile(file, "utf8"));
  const webpack = await read(join(sandbox.webpack, "schemas/WebpackOptions.json"));
  const devServer = await read(join(sandbox.devServer, "lib/options.json"));
  const deprecated = await deprecatedInSource(sandbox.webpack);
  return {webpack, devServer, defaults: readDefaults(sandbox.folder), deprecated};
}

function placeOf({webpack, devServer}: Sources, name: string): Place | undefined {
  const [first = "", ...rest] = name.split(".");
  if (first === "devServer" && rest.length > 0)
    return {root: devServer, start: devServer, keys: rest, hasDefaults: false};
  const rule = webpack.definitions?.RuleSetRule;
  if (first === "Rule" && rule) return {root: webpack, start: rule, keys: rest, hasDefaults: false};
  if (!webpack.properties?.[first]) return undefined;
  return {root: webpack, start: webpack, keys: [first, ...rest], hasDefaults: true};
}

function wrongTypes({kinds, literals}: Statement, root: Schema, places: Schema[]): string[] {
  const allowed = allowedBy(root, places);
  if (allowed.any) return [];
  const typed = (value: unknown): boolean => allowed.kinds.has(typeof value) || allowed.literals.has(value);
  const wrong = [...kinds].filter(kind => {
    if (allowed.kinds.has(kind)) return false;
    if (kind === "boolean") return !(allowed.literals.has(true) && allowed.literals.has(false));
    return ![...allowed.literals].some(value => typeof value === kind);
  });
  return [...wrong, ...[...literals].filter(value => !typed(value)).map(value => JSON.stringify(value))];
}

/** Returns the values in the schema that neither an entry nor a heading below it mentions. */
export function unnamedValues(
  {text, below}: Pick<Entry, "text" | "below">,
  literals: Allowed["literals"],
): string[] {
  if (VALUES_ELSEWHERE.test(text)) return [];
  const values = [...literals].filter(value => typeof value === "string");
  return values.filter(value => !text.includes(value) && !below.includes(value));
}

function checkDefault({defaults}: Sources, {keys}: Place, {fallback}: Statement): Checked {
  if (!fallback) return {messages: [], comparedDefault: false};
  const {fits, real} = compareDefault(defaults, keys, fallback.value);
  if (fits || real.length === 0) return {messages: [], comparedDefault: fits};
  return {
    messages: [`the default is ${real.map(value => JSON.stringify(value)).join(" or ")}`],
    comparedDefault: true,
  };
}

/** Checks an entry. Returns `undefined` if the schema does not cover it. */
function checkEntry(sources: Sources, entry: Entry): Checked | undefined {
  const {name, spans, text} = entry;
  const place = placeOf(sources, name);
  const places = place && findOption(place.root, place.start, place.keys);
  if (!place || !places) return undefined;
  if (places.length === 0) {
    if (GONE.test(text)) return undefined;
    return {
      messages: ["the schema has no such option, and the text does not say that it is gone"],
      comparedDefault: false,
    };
  }
  const statement = readStatement(spans);
  const wrong = wrongTypes(statement, place.root, places);
  const {messages, comparedDefault} = place.hasDefaults
    ? checkDefault(sources, place, statement)
    : {messages: [], comparedDefault: false};
  const deprecated = isDeprecated(place.root, places) || sources.deprecated.has(name);
  if (deprecated && !GONE.test(text)) messages.push("the option is deprecated, and the text does not say so");
  const unnamed = unnamedValues(entry, allowedBy(place.root, places).literals);
  if (unnamed.length > 0 && !deprecated) messages.push(`the text names no ${unnamed.join(", ")}`);
  if (wrong.length > 0) messages.push(`the schema does not allow ${wrong.join(", ")}`);
  return {messages, comparedDefault};
}

/** Checks the prose below an option's heading: its default and its replacement. */
function checkProse(sources: Sources, page: Page): {defaults: number; problems: Problem[]} {
  const problems: Problem[] = [];
  let defaults = 0;
  for (const {option, path, line, value, depends} of statedDefaults(page)) {
    const place = placeOf(sources, option);
    if (!place?.hasDefaults) continue;
    const {messages, comparedDefault} = checkDefault(sources, place, {
      kinds: new Set(),
      literals: new Set(),
      fallback: {value},
    });
    if (messages.length > 0 && depends) continue;
    if (comparedDefault) defaults += 1;
    problems.push(...messages.map(message => ({path, line, message: `${option}: ${message}`})));
  }
  for (const {option, path, line, text} of statedReplacements(page)) {
    const place = placeOf(sources, text);
    const found = place && findOption(place.root, place.start, place.keys);
    if (found?.length === 0)
      problems.push({path, line, message: `${option}: the replacement ${text} does not exist`});
  }
  return {defaults, problems};
}

/**
 * Compares the option entries of the configuration pages with the schemas and defaults of the sandbox's
 * packages.
 */
export async function compareOptions(pages: ReadonlyArray<Page>, sandbox: Sandbox): Promise<Compared> {
  const sources = await readSources(sandbox);
  const result: Compared = {options: 0, defaults: 0, problems: []};
  for (const page of pages) {
    if (!page.path.startsWith("configuration/")) continue;
    for (const entry of readEntries(page.text)) {
      const checked = checkEntry(sources, entry);
      if (!checked) continue;
      result.options += 1;
      if (checked.comparedDefault) result.defaults += 1;
      for (const message of checked.messages) {
        result.problems.push({path: page.path, line: entry.line, message: `${entry.name}: ${message}`});
      }
    }
    const prose = checkProse(sources, page);
    result.defaults += prose.defaults;
    result.problems.push(...prose.problems);
  }
  result.problems.push(...contradictions(pages));
  return result;
}

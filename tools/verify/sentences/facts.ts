import {isDeepStrictEqual} from "node:util";
import {versionClaims} from "../badges/claims.ts";
import {literalOf} from "../options/statement.ts";
import type {Page, Problem} from "../types.ts";
import type {OptionFinder} from "./options.ts";
import type {Sentence} from "./sentences.ts";

/** Statement about an option in a form that can be compared. */
export type Fact = {
  kind: "default" | "version" | "limit";
  option: string;
  value: unknown;
  path: string;
  line: number;
};

const DEFAULT = /\b(?:default (?:is|value is|of)|defaults to|by default it is)\s+`([^`]+)`/gi;
const LIMIT =
  /\b(?:up to|limit (?:of|is)|at most)\s+(\d[\d,.]*)\s?(bytes?|KiB|MiB|ms|milliseconds?|seconds?|minutes?)\b/gi;
const UNITS: Readonly<Record<string, number>> = {
  byte: 1,
  kib: 1024,
  mib: 1048576,
  m: 1,
  millisecond: 1,
  second: 1000,
  minute: 60000,
};
/** Words that limit a sentence to a particular case. */
const CONDITION =
  /\b(?:mode|development|production|targets?|if|when|where|unless|with|without|otherwise|watch|for|in|older|since|before|until|formerly|was)\b/i;

const asValue = (text: string): unknown => literalOf(text.replace(/"/g, "'"))?.value ?? text;

function limitOf(figure: string, unit: string): number {
  const name = unit.toLowerCase();
  return Number(figure.replace(/,/g, "")) * (UNITS[name] ?? UNITS[name.replace(/s$/, "")] ?? 1);
}

/**
 * Returns the facts in a sentence about a single option. A table row states the default of its first name.
 */
export function factsOf(sentence: Sentence, options: ReadonlyArray<string>): Fact[] {
  const [option] = options;
  if (option === undefined || options.length > 1) return [];
  const {text, path, line, fallback} = sentence;
  const fact = (kind: Fact["kind"], value: unknown): Fact => ({kind, option, value, path, line});
  const literal = fallback === undefined ? undefined : literalOf(fallback);
  if (literal) return [fact("default", literal.value)];
  if (fallback !== undefined || CONDITION.test(text.replace(/`[^`]*`/g, ""))) return [];
  return [
    ...[...text.matchAll(DEFAULT)].map(([, code = ""]) => fact("default", asValue(code))),
    ...[...text.matchAll(LIMIT)].map(([, figure = "", unit = ""]) => fact("limit", limitOf(figure, unit))),
  ];
}

/** Returns the versions of options in badges. */
export const versionFacts = (page: Page, find: OptionFinder): Fact[] =>
  versionClaims(page).flatMap(({name, section, version, path, line, from}) => {
    if (from === "prose") return [];
    const code = name.includes(".") || section === name ? name : `${section}.${name}`;
    const found = find({path, line, heading: "", text: "", code: [code], links: []});
    return found.map(option => ({kind: "version" as const, option, value: version, path, line}));
  });

/** Reports facts about an option that contradict the first one of the same kind. */
export function contradictingFacts(facts: ReadonlyArray<Fact>): Problem[] {
  const first = new Map<string, Fact>();
  return facts.flatMap(fact => {
    const {kind, option, value, path, line} = fact;
    const other = first.get(`${kind} ${option}`);
    if (!other) first.set(`${kind} ${option}`, fact);
    if (!other || isDeepStrictEqual(other.value, value)) return [];
    const [here, there] = [value, other.value].map(each => JSON.stringify(each));
    const message = `${option}: the ${kind} is ${here} here, and ${there} in ${other.path}:${other.line}`;
    return [{path, line, message}];
  });
}

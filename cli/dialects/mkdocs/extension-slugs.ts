import type {CollectionTag, ScalarTag} from "yaml";
import {YAMLMap} from "yaml";
import type {SlugStep} from "#schemas/settings/slug.ts";
import {list, record, text} from "../toolkit/static-config/values.ts";

/** Function that a setting names, and its arguments: `!!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}`. */
interface Named {
  object: string;
  kwds: Record<string, unknown>;
}

const PREFIX = "tag:yaml.org,2002:python/";
const PYMDOWNX = "pymdownx.slugs.";

/** Slug functions without arguments, and the case of their ids. */
const CASES: Readonly<Record<string, string>> = {
  [`${PYMDOWNX}uslugify`]: "lower",
  [`${PYMDOWNX}uslugify_encoded`]: "lower",
  [`${PYMDOWNX}gfm`]: "lower",
  [`${PYMDOWNX}gfm_encoded`]: "lower",
  [`${PYMDOWNX}uslugify_cased`]: "none",
  [`${PYMDOWNX}uslugify_case_encoded`]: "none",
};
const UNICODE = "markdown.extensions.toc.slugify_unicode";

/** YAML tags of slug functions. */
export const SLUG_TAGS: (ScalarTag | CollectionTag)[] = [
  {
    tag: `${PREFIX}object/apply:${PYMDOWNX}slugify`,
    collection: "map",
    resolve: value => ({object: `${PYMDOWNX}slugify`, ...(value instanceof YAMLMap ? value.toJSON() : {})}),
  },
  ...[...Object.keys(CASES), UNICODE].map(
    (object): ScalarTag => ({tag: `${PREFIX}name:${object}`, resolve: () => ({object})}),
  ),
];

/**
 * Returns the steps of the slug function that an extension of Python-Markdown is configured with, or `undefined` if
 * there is none or it is unknown: https://facelessuser.github.io/pymdown-extensions/extras/slugs/. In TOML, a table
 * names the function.
 *
 * @param extensions - value of `markdown_extensions`
 */
export function slugStepsOf(extensions: unknown, extension: string): SlugStep[] | undefined {
  const {slugify} = optionsOf(extensions, extension);
  return slugify === undefined ? undefined : stepsOf(record(slugify));
}

/** Returns the options of an extension of Python-Markdown. */
export function optionsOf(extensions: unknown, extension: string): Record<string, unknown> {
  const all = Array.isArray(extensions) ? list(extensions) : [extensions];
  return Object.fromEntries(all.flatMap(each => Object.entries(record(record(each)[extension]))));
}

function stepsOf(found: Partial<Record<keyof Named, unknown>>): SlugStep[] | undefined {
  const name = text(found.object) ?? "";
  if (name === UNICODE)
    return [
      "NFKC",
      without(String.raw`[^\p{L}\p{M}\p{N}_\s-]`),
      "trim",
      "lowercase",
      dashes(String.raw`[-\s]+`),
    ];
  const kwds = record(found.kwds);
  const given = name === `${PYMDOWNX}slugify` ? (text(kwds.case) ?? "none") : CASES[name];
  if (given === undefined) return undefined;
  const kept = without(String.raw`[^\p{L}\p{M}\p{N}_\- ]`);
  return ["NFC", "trim", ...(given === "none" ? [] : (["lowercase"] as const)), kept, dashes(" ")];
}

const without = (replace: string): SlugStep => ({replace, flags: "gu"});

const dashes = (replace: string): SlugStep => ({replace, with: "-"});

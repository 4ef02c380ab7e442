import {type Section, subtree} from "../extract/sections.ts";
import {camelCased} from "./camel-case.ts";
import type {Name} from "./names/name.ts";

/** Names that occur on the pages, indexed for lookup. */
export type Documentation = {
  /** Simple names in inline code on all pages. */
  words: ReadonlySet<string>;
  /** Dotted names in inline code, and every dotted part of them. */
  chains: ReadonlySet<string>;
  /** Texts of inline code, unchanged. */
  codes: ReadonlySet<string>;
  sections: ReadonlyArray<Section>;
  /** Indexes of sections by name in the heading. */
  headings: ReadonlyMap<string, ReadonlyArray<number>>;
  /** Returns simple names in inline code of a section and its subsections, given the section's index. */
  wordsBelow: (index: number) => ReadonlySet<string>;
};

const CHAIN = /[\w$]+(?:\.[\w$]+)+/g;
const WORD = /[\w$]+/g;

function chainsOf(code: string): string[] {
  return [...code.matchAll(CHAIN)].flatMap(([chain]) => {
    const keys = chain.split(".");
    return keys.flatMap((_, start) =>
      keys.slice(start + 1).map((__, length) => keys.slice(start, start + length + 2).join(".")),
    );
  });
}

const wordsOf = (sections: ReadonlyArray<Section>): Set<string> =>
  new Set(sections.flatMap(({code, title}) => [...code, title].flatMap(text => text.match(WORD) ?? [])));

/**
 * Returns the names in a heading, such as `` `Rule.options / Rule.query` ``, or in the file name of a page,
 * such as `dev-server`.
 */
function headingNames({depth, title, path}: Section): string[] {
  if (depth > 0) return title.split(/[/,\s]+/).filter(Boolean);
  return [camelCased(path.replace(/^.*\/|\.mdx?$/g, ""))];
}

/** Indexes all pages. */
export function readDocumentation(sections: ReadonlyArray<Section>): Documentation {
  const codes = sections.flatMap(({code}) => code);
  const headings = new Map<string, number[]>();
  for (const [index, section] of sections.entries()) {
    for (const name of headingNames(section)) headings.set(name, [...(headings.get(name) ?? []), index]);
  }
  const below = new Map<number, ReadonlySet<string>>();
  const wordsBelow = (index: number): ReadonlySet<string> => {
    const words = below.get(index) ?? wordsOf(subtree(sections, index));
    below.set(index, words);
    return words;
  };
  return {
    words: wordsOf(sections),
    chains: new Set(codes.flatMap(chainsOf)),
    codes: new Set(codes),
    sections,
    headings,
    wordsBelow,
  };
}

/**
 * Reports whether an option has a heading, is mentioned by its full name, or is in the section of a parent
 * option.
 */
function hasOption({chains, codes, headings, sections, wordsBelow}: Documentation, {full}: Name): boolean {
  const keys = full.split(".");
  if (headings.has(full) || chains.has(full) || codes.has(full)) return true;
  const last = keys.at(-1) ?? "";
  const nearest = Math.max(1, Math.min(2, keys.length - 1));
  for (let length = keys.length - 1; length >= nearest; length -= 1) {
    const places = headings.get(keys.slice(0, length).join(".")) ?? [];
    const found = places.some(at => (sections[at]?.depth ?? 0) > 0 && wordsBelow(at).has(last));
    if (found) return true;
  }
  return false;
}

const bare = (text: string): string => text.replace(/\W/g, "").toLowerCase();

/** Reports whether the name is in code below a heading, or on a page, about its owner. */
function isBelowOwner(documentation: Documentation, {short, owner = ""}: Name, about: RegExp): boolean {
  const {sections, wordsBelow} = documentation;
  return sections.some(
    ({title, path}, at) =>
      bare(title).includes(bare(owner)) && about.test(`${path} ${title}`) && wordsBelow(at).has(short),
  );
}

function hasMember(documentation: Documentation, name: Name, between: string, about: RegExp): boolean {
  const {owner = "", short} = name;
  const variable = owner.charAt(0).toLowerCase() + owner.slice(1);
  const named = [owner, variable].some(of => documentation.chains.has(`${of}${between}.${short}`));
  return named || isBelowOwner(documentation, name, about);
}

/**
 * Reports whether an export is mentioned. A name without capitals could be any word, so it must follow its
 * namespace.
 */
function hasExport({words, chains}: Documentation, {full, short}: Name): boolean {
  return /[A-Z]/.test(short) ? words.has(short) : chains.has(full.split(".").slice(-2).join("."));
}

function hasContext({sections, wordsBelow, chains}: Documentation, {full, short}: Name): boolean {
  if (chains.has(full) || chains.has(`loaderContext.${short}`)) return true;
  return sections.some(
    ({path, depth}, at) => depth === 0 && /loader/.test(path) && wordsBelow(at).has(short),
  );
}

/**
 * Reports whether a page documents the name. Code in prose, tables and headings counts; samples alone do not.
 */
export function isDocumented(documentation: Documentation, name: Name): boolean {
  const {words, chains, codes} = documentation;
  switch (name.kind) {
    case "option":
    case "dev-server option":
      return hasOption(documentation, name);
    case "hook":
      return hasMember(documentation, name, ".hooks", /hook|plugin|parser|resolver/i);
    case "method":
      return hasMember(documentation, name, "", /./);
    case "loader context":
      return hasContext(documentation, name);
    case "module variable":
      return words.has(name.full) || chains.has(name.full);
    case "magic comment":
      return words.has(name.full);
    case "export":
      return hasExport(documentation, name);
    case "flag":
    case "command": {
      const pattern = new RegExp(`(?<![\\w-])${name.full}(?![\\w-])`);
      return [...codes].some(code => pattern.test(code));
    }
  }
}

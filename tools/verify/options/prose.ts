import {sectionsOf} from "../extract/sections.ts";
import type {Page} from "../types.ts";
import {literalOf} from "./statement.ts";

/** Something that the prose of an option's section says. */
export type Claim = {option: string; path: string; line: number; text: string};

const OPTION = /^[A-Za-z][\w$]*(?:\.[\w$]+)*$/;
const DEFAULT = /\b(?:the default (?:is|value is)|defaults to|by default it is|default:)\s+`([^`]+)`/gi;
const REPLACED =
  /\b(?:use|replaced by|replaced with|renamed to|moved to|in favor of|the replacement is|now called)\s+\[?`([^`]+)`/gi;
/** What depends on something does not contradict another default. */
const CONDITION =
  /\b(?:mode|development|production|targets?|if|when|where|unless|with|without|otherwise|watch|for)\b/i;

/** The text of a page with fenced code blanked, so that lines stay where they are. */
const withoutFences = (text: string): string =>
  text.replace(/^( *)(```+|~~~+)[\s\S]*?^\1\2/gm, fence => fence.replace(/[^\n]/g, ""));

/** Matches of a pattern within the own section of each option of a page, by line. */
function claims(page: Page, pattern: RegExp): Array<Claim & {sentence: string}> {
  const lines = withoutFences(page.text).split("\n");
  const sections = sectionsOf(page);
  return sections.flatMap((section, index) => {
    if (section.code[0] !== section.title || !OPTION.test(section.title)) return [];
    const end = (sections[index + 1]?.line ?? lines.length + 1) - 1;
    return lines.slice(section.line, end).flatMap((text, offset) =>
      [...text.matchAll(pattern)].map(match => {
        const before =
          text
            .slice(0, match.index)
            .split(/[.!?]\s/)
            .at(-1) ?? "";
        const after = text.slice(match.index).split(/[.!?]\s/)[0] ?? "";
        const line = section.line + offset + 1;
        return {option: section.title, path: page.path, line, text: match[1] ?? "", sentence: before + after};
      }),
    );
  });
}

/** A default that prose states as a literal. `depends` says that the sentence names a condition. */
export type StatedDefault = Omit<Claim, "text"> & {value: unknown; depends: boolean};

/** Defaults that the prose below an option's heading states. */
export function statedDefaults(page: Page): StatedDefault[] {
  return claims(page, DEFAULT).flatMap(({text, sentence, ...claim}) => {
    const literal =
      literalOf(text.replace(/"/g, "'")) ?? (/^[\w./[\]-]+$/.test(text) ? {value: text} : undefined);
    return literal ? [{...claim, value: literal.value, depends: CONDITION.test(sentence)}] : [];
  });
}

/** Options that the prose below an option's heading names as its replacement. */
export const statedReplacements = (page: Page): Claim[] =>
  claims(page, REPLACED).filter(({text}) => OPTION.test(text) && text.includes("."));

import {sectionsOf} from "../extract/sections.ts";
import type {Page} from "../types.ts";
import {literalOf} from "./statement.ts";

/** Claim in the prose of an option's section. */
export type Claim = {option: string; path: string; line: number; text: string};

const OPTION = /^[A-Za-z][\w$]*(?:\.[\w$]+)*$/;
const DEFAULT = /\b(?:the default (?:is|value is)|defaults to|by default it is|default:)\s+`([^`]+)`/gi;
const REPLACED =
  /\b(?:use|replaced by|replaced with|renamed to|moved to|in favor of|the replacement is|now called)\s+\[?`([^`]+)`/gi;
/** Words that make a default conditional. Conditional defaults do not contradict others. */
const CONDITION =
  /\b(?:mode|development|production|targets?|if|when|where|unless|with|without|otherwise|watch|for)\b/i;

/** Blanks the fenced code of a page, so that line numbers do not change. */
const withoutFences = (text: string): string =>
  text.replace(/^( *)(```+|~~~+)[\s\S]*?^\1\2/gm, fence => fence.replace(/[^\n]/g, ""));

/** Finds matches of a pattern in the section of each option of a page, excluding subsections. */
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

/** Default that prose states as a literal. `depends` means that the sentence contains a condition. */
export type StatedDefault = Omit<Claim, "text"> & {value: unknown; depends: boolean};

/** Finds the defaults in the prose below option headings. */
export function statedDefaults(page: Page): StatedDefault[] {
  return claims(page, DEFAULT).flatMap(({text, sentence, ...claim}) => {
    const literal =
      literalOf(text.replace(/"/g, "'")) ?? (/^[\w./[\]-]+$/.test(text) ? {value: text} : undefined);
    return literal ? [{...claim, value: literal.value, depends: CONDITION.test(sentence)}] : [];
  });
}

/** Finds the replacements named in the prose below option headings. */
export const statedReplacements = (page: Page): Claim[] =>
  claims(page, REPLACED).filter(({text}) => OPTION.test(text) && text.includes("."));

import {sectionsOf} from "../extract/sections.ts";
import type {Page} from "../types.ts";

/** Claim of a page about the type of a hook and the parameters of its taps. */
export type Claim = {
  name: string;
  map: boolean;
  type: string;
  parameters: ReadonlyArray<string>;
  path: string;
  line: number;
  /** Titles of page and section, and the line, which may name the hook's class. */
  context: string;
};

const TYPE = /`(HookMap<)?((?:Sync|Async)\w*Hook)(?: \(([^)]*)\))?>?`/;
const CODE = /`([^`]+)`/g;
const NAME = /^(?:[\w.()]*\.)?([a-z]\w*)$/;

const hookName = (code: string): string | undefined => NAME.exec(code)?.[1];
const codesOf = (text: string): string[] => [...text.matchAll(CODE)].map(([, code = ""]) => code);

/**
 * Returns the names that a type is about: in a table, those in the first cell; otherwise the heading if the
 * type comes first, or else the preceding code.
 */
function namesFor(line: string, at: number, title: string): string[] {
  const before = line.slice(0, at);
  if (before.trim() === "") return codesOf(`\`${title}\``);
  if (line.startsWith("|")) return codesOf(before.split("|")[1] ?? "");
  return codesOf(before.replace(/<Badge[^>]*>/g, "")).slice(-1);
}

/** Finds hook types on a page. */
export function hookClaims(page: Page): Claim[] {
  const lines = page.text.split("\n");
  const sections = sectionsOf(page);
  return sections.flatMap((section, index) => {
    const end = (sections[index + 1]?.line ?? lines.length + 1) - 1;
    return lines.slice(section.line - 1, end).flatMap((line, offset) => {
      const match = TYPE.exec(line);
      if (!match) return [];
      const [, map, type = "", list = ""] = match;
      const parameters = list.split(",").flatMap(each => each.trim() || []);
      const place = {path: page.path, line: section.line + offset};
      const context = [sections[0]?.title, section.title, line].join(" ");
      return namesFor(line, match.index, section.title).flatMap(code => {
        const name = hookName(code);
        return name ? [{name, map: map !== undefined, type, parameters, ...place, context}] : [];
      });
    });
  });
}

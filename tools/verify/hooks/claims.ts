import {sectionsOf} from "../extract/sections.ts";
import type {Page} from "../types.ts";

/** A page says of which type a hook is, and which parameters its taps get. */
export type Claim = {
  name: string;
  map: boolean;
  type: string;
  parameters: ReadonlyArray<string>;
  path: string;
  line: number;
  /** Titles of page and section, and the line: where the class of the hook is named. */
  context: string;
};

const TYPE = /`(HookMap<)?((?:Sync|Async)\w*Hook)(?: \(([^)]*)\))?>?`/;
const CODE = /`([^`]+)`/g;
const NAME = /^(?:[\w.()]*\.)?([a-z]\w*)$/;

const hookName = (code: string): string | undefined => NAME.exec(code)?.[1];
const codesOf = (text: string): string[] => [...text.matchAll(CODE)].map(([, code = ""]) => code);

/** Names that a type is about: those of the first cell in a table, else the heading if the type comes first, else the code before. */
function namesFor(line: string, at: number, title: string): string[] {
  const before = line.slice(0, at);
  if (before.trim() === "") return codesOf(`\`${title}\``);
  if (line.startsWith("|")) return codesOf(before.split("|")[1] ?? "");
  return codesOf(before.replace(/<Badge[^>]*>/g, "")).slice(-1);
}

/** Finds the types of hooks on a page. */
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

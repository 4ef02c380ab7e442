import {sectionsOf} from "../extract/sections.ts";
import type {Page} from "../types.ts";

/** Claim of a page that something was added in a version. */
export type Claim = {
  name: string;
  version: string;
  path: string;
  line: number;
  /** Heading of the section. */
  section: string;
  /** Titles of the page and of the section. */
  owner: string;
  /** Source of the name. In prose, it may be any word. */
  from: "heading" | "row" | "prose";
};

const BADGE = /<Badge\s+text="v?(\d+\.\d+(?:\.\d+)?)\+?"\s*\/>|\((?:since )?v?(\d+\.\d+(?:\.\d+)?)\+\)/g;
const CODE = /`([^`]+)`/g;
const TYPE = /^(?:\w*Hook(?:Map)?\b|(?:string|boolean|number|object|function|RegExp)\b)/;
const NAME = /^(?:this\.)?[A-Za-z_$][\w$]*(?:\.[\w$]+)*$/;

/** Extracts the name from inline code, without call, value or quotes. */
export function nameIn(code: string): string | undefined {
  const name = code
    .replace(/^['"]|['"]$/g, "")
    .replace(/[(:=[].*$/s, "")
    .trim();
  return NAME.test(name) ? name : undefined;
}

type Subject = Pick<Claim, "name" | "from">;

const named = (code: string | undefined, from: Claim["from"]): Subject | undefined => {
  const name = code === undefined ? undefined : nameIn(code);
  const isValue = code !== undefined && /^['"]/.test(code);
  return name === undefined ? undefined : {name, from: isValue ? "prose" : from};
};

/**
 * Returns what a badge is about: on a heading or in the types below it, the heading; in a table row, a name
 * in its first cell; otherwise the preceding code that is not a type.
 */
function subjectOf(line: string, at: number, title: string, isFirst: boolean): Subject | undefined {
  const before = line.slice(0, at);
  const codesOf = (text: string): string[] =>
    [...text.matchAll(CODE)].map(([, code = ""]) => code).filter(code => !TYPE.test(code));
  const onlyCode =
    line
      .replace(CODE, "")
      .replace(BADGE, "")
      .replace(/[|\s,]/g, "") === "";
  if (line.startsWith("#") || (isFirst && onlyCode)) return named(title.split(/[\s({]/)[0], "heading");
  if (!line.startsWith("|")) return named(codesOf(before).at(-1), "prose");
  const [, cell = "", ...others] = before.split("|");
  return named(codesOf(cell).at(others.length === 0 ? -1 : 0), "row");
}

/** Finds claims about versions on a page: badges, and `(5.111+)` after a name. */
export function versionClaims(page: Page): Claim[] {
  const lines = page.text.split("\n");
  const sections = sectionsOf(page);
  return sections.flatMap((section, index) => {
    const end = (sections[index + 1]?.line ?? lines.length + 1) - 1;
    const owner = [sections[0]?.title ?? "", section.title].join(" ");
    const own = lines.slice(section.line - 1, end);
    const first = own.findIndex((line, at) => at > 0 && line.trim() !== "");
    return own.flatMap((line, offset) =>
      [...line.matchAll(BADGE)].flatMap(match => {
        const subject = subjectOf(line, match.index, section.title, offset === first);
        const version = match[1] ?? match[2] ?? "";
        return subject
          ? [
              {
                ...subject,
                version,
                path: page.path,
                line: section.line + offset,
                section: section.title,
                owner,
              },
            ]
          : [];
      }),
    );
  });
}

import {proseLines} from "#core/parse/blocks/lines.ts";
import {Places} from "../toolkit/template/places.ts";
import {readAttributes} from "./markdown-lines.ts";
import {TITLE_COMMENT} from "./topics.ts";
import {closingOf, type Tag, tagsIn} from "./xml.ts";

/** Text of a topic that is ready for conversion. */
export interface Prepared {
  text: string;
  tags: readonly Tag[];
  /** Source lines of the text. */
  from: readonly number[];
  isXml: boolean;
}

/** Applies attribute lists and finds the tags outside code. */
export function prepared(source: string, isXml: boolean): Prepared {
  const written = source.split("\n");
  if (isXml) return {text: source, tags: tagsIn(source), from: written.map((_, index) => index + 1), isXml};
  const {lines, from} = readAttributes(written.map(line => (TITLE_COMMENT.test(line) ? "" : line)));
  const text = lines.join("\n");
  const places = new Places(text);
  return {text, tags: tagsIn(text).filter(({start}) => !places.isCode(start)), from, isXml};
}

/** Returns the part of a topic with an id: the content of a snippet, an element, a section, or a block; or `null`. */
export function partWith(id: string, whole: Prepared): Prepared | null {
  const {text, tags} = whole;
  const start = tags.findIndex(tag => tag.attributes.id === id && tag.name !== "topic" && tag.name !== "a");
  const opening = tags[start];
  if (!opening) {
    const lines = linesWith(id, text.split("\n"));
    return lines && prepared(lines.join("\n"), false);
  }
  const last = opening.place === "self" ? start : closingOf(tags, start);
  const isSnippet = opening.name === "snippet";
  const [first, final] = isSnippet
    ? [opening.end, tags[last]?.start ?? text.length]
    : [opening.start, tags[last]?.end ?? text.length];
  const inner = tags
    .slice(isSnippet ? start + 1 : start, isSnippet ? last : last + 1)
    .map(tag => ({...tag, start: tag.start - first, end: tag.end - first}));
  return {...whole, text: text.slice(first, final), tags: inner};
}

/** Returns the lines of the section or block with an id in an attribute list. */
function linesWith(id: string, lines: readonly string[]): string[] | null {
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const at = lines.findIndex((line, index) => prose.has(index) && line.includes(`id="${id}"`));
  if (at === -1) return null;
  const level = /^#+ /.exec(lines[at] ?? "")?.[0].length;
  if (level === undefined) {
    const start = lines.findLastIndex((line, index) => index < at && line.trim() === "") + 1;
    return lines.slice(start, at);
  }
  const end = lines.findIndex((line, index) => {
    const own = prose.has(index) && index > at ? /^#+ /.exec(line)?.[0].length : undefined;
    return own !== undefined && own <= level;
  });
  return lines.slice(at, end === -1 ? lines.length : end);
}

import type {SourceText} from "#core/model/source-file.ts";
import {INDEX_LEVELS} from "#schemas/rules/nest-anchors.ts";

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)|^[ \t]*<h([1-6])\b.*<\/h\2>/i;
const UNDERLINE = /^ {0,3}(?:(=+)|-+)[ \t]*$/;

/** Number of characters within which nearly every page has its title and its first section. */
const BEGINNING = 2000;

/**
 * Returns a page without its text, so that the page stages take a fraction of their time. It keeps what menus show: the front
 * matter, the first heading, title and section, and the text before the first heading, which decides whether a heading is the
 * title.
 * A long page is read beyond its beginning only if no title is found there.
 */
export function outlineOnly(source: SourceText): SourceText {
  const first = headingsIn(source.text.slice(0, BEGINNING));
  const isEnough =
    source.text.length <= BEGINNING || first.levels.has(1) || /^title\b/m.test(source.yaml ?? "");
  const {introduction, kept, levels} = isEnough ? first : headingsIn(source.text);
  const isTitled = /^title\b/m.test(source.yaml ?? "") && !levels.has(1);
  const before = isTitled || kept.length === 0 ? [] : [introduction];
  return {...source, text: `${[...before, ...kept].join("\n\n")}\n`};
}

/** Returns the source of the first heading, title and section, and the text before them. `levels` contains 1 if a title was found and 2 if a section was. */
function headingsIn(text: string): {introduction: string; kept: string[]; levels: ReadonlySet<number>} {
  const kept: string[] = [];
  const levels = new Set<number>();
  const introduction: string[] = [];
  let fence = "";
  let before = "";
  const keep = (level: number, text: string): void => {
    const kind = Math.min(level, 2);
    if (kept.length > 0 && (level > INDEX_LEVELS || levels.has(kind))) return;
    if (level <= INDEX_LEVELS) levels.add(kind);
    kept.push(text);
  };
  for (const line of text.split("\n")) {
    const mark = FENCE.exec(line)?.[1] ?? "";
    const wasOpen = fence !== "";
    if (mark !== "" && (!wasOpen || (mark.startsWith(fence) && line.trim() === mark)))
      fence = wasOpen ? "" : mark;
    const [, marks, tag] = wasOpen || mark !== "" ? [] : (HEADING.exec(line) ?? []);
    if (marks !== undefined) keep(marks.length, line);
    else if (tag !== undefined) keep(Number(tag), line);
    else if (!wasOpen && before.trim() !== "") {
      const under = UNDERLINE.exec(line);
      if (under && kept.length === 0) introduction.pop();
      if (under) keep(under[1] === undefined ? 2 : 1, `${before}\n${line}`);
    }
    before = wasOpen || mark !== "" || marks !== undefined ? "" : line;
    if (kept.length === 0) introduction.push(line);
  }
  return {introduction: introduction.join("\n"), kept, levels};
}

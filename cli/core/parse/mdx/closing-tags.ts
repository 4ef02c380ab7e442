import {proseLines} from "../blocks/lines.ts";

/** Matches an opening tag, or a closing tag with the following white space, alone on a line. */
const OPENING = /^([ \t]*)<([A-Za-z][\w.]*)(?:\s[^\n]*)?>[ \t]*$/;
const CLOSING = /^([ \t]+)(<\/([A-Za-z][\w.]*)>)([ \t]*)$/;
const LIST_ITEM = /^([ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+)\S/;

/**
 * Moves the indentation of a closing tag behind it if the tag would otherwise belong to a list item that starts after the
 * opening tag. The text keeps its length and lines. Tools based on older parsers end the list before such a tag.
 */
export function outdentClosingTags(text: string): string {
  if (!/\n[ \t]+<\//.test(text)) return text;
  const lines = text.split("\n");
  const open: {name: string; line: number}[] = [];
  let item = {line: -1, column: 0};
  for (const {index, text: line} of proseLines(lines)) {
    const [, marker = ""] = LIST_ITEM.exec(line) ?? [];
    if (marker !== "") item = {line: index, column: marker.length};
    const [, , opened = ""] = line.endsWith("/>") ? [] : (OPENING.exec(line) ?? []);
    if (opened !== "") open.push({name: opened, line: index});
    const [, indent = "", tag = "", name, after = ""] = CLOSING.exec(line) ?? [];
    if (name === undefined) continue;
    const opening = open.at(-1)?.name === name ? open.pop() : undefined;
    if (opening && item.line > opening.line && item.column <= indent.length)
      lines[index] = tag + indent + after;
  }
  return lines.join("\n");
}

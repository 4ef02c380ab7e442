import {proseLines} from "./lines.ts";

const HEADING = /^#{1,6}[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/;

/** Returns the first heading of a page's text, without syntax. */
export function firstHeadingText(text: string): string | undefined {
  for (const {text: line} of proseLines(text.split("\n"))) {
    const title = headingText(line);
    if (title !== undefined) return title;
  }
  return undefined;
}

/** Returns the text of a heading line without emphasis, code, links and roles; `undefined` for any other line. */
export const headingText = (line: string): string | undefined =>
  HEADING.exec(line)?.[1]
    ?.replaceAll(/\{[\w:-]+\}(?=`)/g, "")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim();

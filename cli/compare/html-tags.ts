import {unescapeHtml} from "#schemas/rules/markup.ts";

/** Tag in an HTML document. */
export interface HtmlTag {
  /** Lowercase name, preceded by `/` for an end tag. */
  name: string;
  /**
   * Reads the attributes by lowercase name, with character references resolved. Of duplicates, the first
   * wins.
   */
  attributes(): ReadonlyMap<string, string>;
  /** Offset of the `<`. */
  start: number;
  /** Offset after the `>`. */
  end: number;
}

/** Elements whose content is text. */
const RAW_TEXT = new Set(["script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes"]);
/** Elements that make `/>` close a tag and `<title>` an ordinary element. */
const FOREIGN = new Set(["svg", "math"]);

const NAME = /[a-z][^\t\n\f\r />]*/iy;
/** Rest of a well-formed tag. */
const REST =
  /(?:[\t\n\f\r ]+[^\t\n\f\r "'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\t\n\f\r "'<>=`]+(?=[\t\n\f\r >])))?)*[\t\n\f\r ]*\/?>/y;
const SPACE = /[\t\n\f\r /]*/y;
const ATTRIBUTE_NAME = /=?[^\t\n\f\r />=]*/y;
const EQUALS = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const BARE_VALUE = /[^\t\n\f\r >]*/y;

/**
 * Finds the tags of an HTML document by the tokenization rules of the HTML standard (13.2.5), except for
 * comments in scripts. It is ten times faster than a full tokenizer, because text is skipped. Time is linear
 * in the document's length, whatever its content.
 *
 * @param wanted - lowercase names of elements; defaults to all
 */
export function* htmlTags(html: string, wanted?: ReadonlySet<string>): Generator<HtmlTag, void> {
  let foreign = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    const next = html.charAt(at + 1);
    if (next === "!" || next === "?") {
      at = endOfComment(html, at);
      continue;
    }
    const isEnd = next === "/";
    const name = lowerCase(take(NAME, html, at + (isEnd ? 2 : 1)));
    if (name === "") {
      at = isEnd ? endOf(html, ">", at + 2) : at + 1;
      continue;
    }
    const start = at;
    const rest = at + name.length + (isEnd ? 2 : 1);
    REST.lastIndex = rest;
    const end = REST.test(html) ? REST.lastIndex : readAttributes(html, rest)?.end;
    if (end === undefined) return;
    at = end;
    if (!wanted || wanted.has(name)) {
      const attributes = (): Attributes => readAttributes(html, rest)?.attributes ?? new Map();
      yield {name: isEnd ? `/${name}` : name, attributes, start, end};
    }
    const closes = foreign > 0 && html.charAt(at - 2) === "/";
    if (FOREIGN.has(name))
      foreign = Math.max(0, foreign + (isEnd ? -1 : html.charAt(at - 2) === "/" ? 0 : 1));
    if (!isEnd && RAW_TEXT.has(name) && !closes) at = endOfRawText(html, name, at);
  }
}

type Attributes = ReadonlyMap<string, string>;

/**
 * Reads attributes up to the `>` and returns them with the offset after it. Returns `null` if the document
 * ends before.
 */
function readAttributes(html: string, start: number): {attributes: Attributes; end: number} | null {
  const attributes = new Map<string, string>();
  let at = start;
  for (;;) {
    at += take(SPACE, html, at).length;
    if (at >= html.length) return null;
    if (html.charAt(at) === ">") return {attributes, end: at + 1};
    const key = take(ATTRIBUTE_NAME, html, at);
    at += key.length;
    const equals = take(EQUALS, html, at);
    at += equals.length;
    let value = "";
    if (equals !== "") {
      const quote = html.charAt(at);
      if (quote === '"' || quote === "'") {
        const end = html.indexOf(quote, at + 1);
        if (end < 0) return null;
        value = html.slice(at + 1, end);
        at = end + 1;
      } else {
        value = take(BARE_VALUE, html, at);
        at += value.length;
      }
    }
    const known = lowerCase(key);
    if (!attributes.has(known)) attributes.set(known, unescapeHtml(value));
  }
}

/** Lowercases ASCII letters only, so that the length does not change. */
const lowerCase = (text: string): string =>
  /[A-Z]/.test(text) ? text.replaceAll(/[A-Z]+/g, letters => letters.toLowerCase()) : text;

/** Returns the text that a sticky expression matches at an offset. */
function take(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at;
  return expression.test(text) ? text.slice(at, expression.lastIndex) : "";
}

/** Returns the offset after a text, or the document's length if it does not occur. */
function endOf(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at + text.length;
}

/** Returns the offset after a comment, declaration or processing instruction. */
function endOfComment(html: string, start: number): number {
  if (!html.startsWith("<!--", start)) return endOf(html, ">", start + 2);
  const abrupt = /^<!---?>/.exec(html.slice(start, start + 6));
  if (abrupt) return start + abrupt[0].length;
  const close = /--!?>/g;
  close.lastIndex = start + 4;
  return close.test(html) ? close.lastIndex : html.length;
}

function endOfRawText(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, "gi");
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

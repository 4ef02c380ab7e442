import type {Html} from "mdast";
import {Tokenizer, TokenizerMode} from "parse5";
import {present} from "#schemas/rules/present.ts";
import {type Document, type Span, spanOf} from "../document.ts";

/** Attribute value, with the source range of `name="value"`. */
interface HtmlAttribute extends Span {
  value: string;
}

/** HTML tag, comment or text, with its range in the README. */
export interface HtmlToken extends Span {
  /** Declarations and processing instructions count as comments, as in browsers. */
  kind: "start" | "end" | "comment" | "text";
  /** Tag name in lowercase, or the text. */
  name: string;
  attributes: Map<string, HtmlAttribute>;
  selfClosing: boolean;
}

interface RawToken {
  location: {
    startOffset: number;
    endOffset: number;
    attrs?: Record<string, {startOffset: number; endOffset: number}>;
  } | null;
}

/**
 * Elements whose content is not markup (HTML, "parsing HTML fragments"), with the tokenizer state after their
 * start tag.
 */
const RAW: ReadonlyMap<string, Tokenizer["state"]> = new Map([
  ...["title", "textarea"].map(name => [name, TokenizerMode.RCDATA] as const),
  ...["style", "xmp", "iframe", "noembed", "noframes", "noscript"].map(
    name => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ["script", TokenizerMode.SCRIPT_DATA],
  ["plaintext", TokenizerMode.PLAINTEXT],
]);

/**
 * Tokenizes a piece of HTML (HTML standard, 13.2.5) and maps the tokens to ranges in the README. A full HTML
 * parser does not work here, because Markdown splits HTML into incomplete pieces (`<div>` here, `</div>`
 * there).
 */
export function htmlTokens({text}: Document, node: Html): HtmlToken[] {
  const place = placeOf(text, node);
  const tokens: HtmlToken[] = [];
  const add = (kind: HtmlToken["kind"], name: string, {location}: RawToken): HtmlToken => {
    const start = place(location?.startOffset ?? 0);
    const end = place(location?.endOffset ?? 0);
    const token = {kind, name, start, end, attributes: new Map<string, HtmlAttribute>(), selfClosing: false};
    tokens.push(token);
    return token;
  };
  const tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: true},
    {
      onStartTag(tag) {
        const token = add("start", tag.tagName, tag);
        token.selfClosing = tag.selfClosing;
        for (const {name, value} of tag.attrs) {
          const at = tag.location?.attrs?.[name];
          if (at) token.attributes.set(name, {value, start: place(at.startOffset), end: place(at.endOffset)});
        }
        tokenizer.state = RAW.get(tag.tagName) ?? tokenizer.state;
      },
      onEndTag: tag => void add("end", tag.tagName, tag),
      onComment: comment => void add("comment", comment.data, comment),
      onDoctype: doctype => void add("comment", doctype.name ?? "", doctype),
      onCharacter: token => void add("text", token.chars, token),
      onWhitespaceCharacter: token => void add("text", token.chars, token),
      onNullCharacter: () => {},
      onEof: () => {},
    },
  );
  tokenizer.write(node.value, true);
  return tokens;
}

/** Returns, for each start tag, the index of the next end tag with that name, or -1 if there is none. */
export function nextEnds(tokens: readonly HtmlToken[]): number[] {
  const next = new Map<string, number>();
  const ends = new Array<number>(tokens.length).fill(-1);
  for (let index = tokens.length - 1; index >= 0; index--) {
    const {kind, name} = present(tokens[index]);
    if (kind === "end") next.set(name, index);
    if (kind === "start") ends[index] = next.get(name) ?? -1;
  }
  return ends;
}

/**
 * Returns a function that maps offsets in a node's value to offsets in the README. They differ in block
 * quotes and lists, where each source line starts with markers and spaces that are not part of the value.
 */
function placeOf(text: string, node: Html): (offset: number) => number {
  const {start, end} = spanOf(node);
  const source = text.slice(start, end);
  if (source === node.value) return offset => start + offset;
  const lines = source.split("\n");
  const values: number[] = [];
  const sources: number[] = [];
  let valueAt = 0;
  let sourceAt = start;
  node.value.split("\n").forEach((line, index) => {
    const whole = lines[index] ?? "";
    values.push(valueAt);
    sources.push(sourceAt + Math.max(0, whole.length - line.length));
    valueAt += line.length + 1;
    sourceAt += whole.length + 1;
  });
  return offset => {
    const line = lastNotAbove(values, offset);
    return (sources[line] ?? start) + offset - (values[line] ?? 0);
  };
}

/** Returns the index of the last number that does not exceed a limit; the numbers are ascending. */
function lastNotAbove(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

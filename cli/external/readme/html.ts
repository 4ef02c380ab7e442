import type {Html} from "mdast";
import {Tokenizer} from "parse5";
import {type Document, type Span, spanOf} from "./document.ts";

/** A value of an HTML tag, with the place of `name="value"` as it is written. */
export interface HtmlAttribute extends Span {
  value: string;
}

/** A tag, comment or text of HTML, at its place in the README. */
export interface HtmlToken extends Span {
  kind: "start" | "end" | "comment" | "text";
  /** Tag name in lower case, or the text. */
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
 * Reads the tags and comments of a piece of HTML by the rules of the HTML standard (13.2.5, tokenization), at their
 * places in the README: Markdown cuts HTML into pieces that are no elements of their own (`<div>` here, `</div>` there).
 */
export function htmlTokens({text}: Document, node: Html): HtmlToken[] {
  const place = placeOf(text, node);
  const tokens: HtmlToken[] = [];
  const span = ({location}: RawToken): Span => ({
    start: place(location?.startOffset ?? 0),
    end: place(location?.endOffset ?? 0),
  });
  const add = (kind: HtmlToken["kind"], name: string, token: RawToken): HtmlToken => {
    const made = {
      kind,
      name,
      ...span(token),
      attributes: new Map<string, HtmlAttribute>(),
      selfClosing: false,
    };
    tokens.push(made);
    return made;
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
      },
      onEndTag: tag => void add("end", tag.tagName, tag),
      onComment: comment => void add("comment", comment.data, comment),
      onCharacter: token => void add("text", token.chars, token),
      onWhitespaceCharacter: token => void add("text", token.chars, token),
      onNullCharacter: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  );
  tokenizer.write(node.value, true);
  return tokens;
}

/**
 * Maps offsets of a node's value to offsets of the README. They differ inside quotes and lists, where each line of the
 * source starts with marks and spaces that are not part of the value.
 */
function placeOf(text: string, node: Html): (offset: number) => number {
  const {start, end} = spanOf(node);
  const source = text.slice(start, end);
  if (source === node.value) return offset => start + offset;
  const lines = source.split("\n");
  const starts: {value: number; source: number}[] = [];
  let valueAt = 0;
  let sourceAt = start;
  node.value.split("\n").forEach((line, index) => {
    const whole = lines[index] ?? "";
    starts.push({value: valueAt, source: sourceAt + Math.max(0, whole.length - line.length)});
    valueAt += line.length + 1;
    sourceAt += whole.length + 1;
  });
  return offset => {
    const line = starts.findLast(candidate => candidate.value <= offset) ?? {value: 0, source: start};
    return line.source + offset - line.value;
  };
}

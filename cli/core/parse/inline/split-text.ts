import type {PhrasingContent, Text} from "mdast";
import {present} from "#schemas/rules/present.ts";
import type {FileScope, InlineRule} from "../file-scope.ts";

type Position = NonNullable<Text["position"]>;

/**
 * Splits a text where a rule matches. The pieces have exact positions if the text appears verbatim in the
 * source; otherwise the first piece has the position of the whole text.
 */
export function splitText(node: Text, {pattern, make}: InlineRule, scope: FileScope): PhrasingContent[] {
  const {value, position} = node;
  const start = position?.start.offset;
  const isPlain = start !== undefined && scope.text.startsWith(value, start);
  const out: PhrasingContent[] = [];
  let at = 0;
  const pointAt = isPlain ? pointsIn(present(position), value) : null;
  const put = (nodes: PhrasingContent[], from: number, to: number): void => {
    const place = pointAt
      ? {position: {start: pointAt(from), end: pointAt(to)}}
      : out.length === 0 && position
        ? {position}
        : {};
    for (const piece of nodes) out.push({...piece, ...place});
  };
  const all = new RegExp(pattern.source, pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`);
  for (let match = all.exec(value); match; match = all.exec(value)) {
    const nodes = make(match, node, scope);
    if (nodes === null || match[0] === "") {
      all.lastIndex = match.index + Math.max(1, match[0].length);
      continue;
    }
    const end = match.index + match[0].length;
    if (match.index > at) put([{type: "text", value: value.slice(at, match.index)}], at, match.index);
    // Text omitted from the tree is also omitted from copies of the source.
    put(nodes.length > 0 ? nodes : [{type: "text", value: "", data: {evaluated: true}}], match.index, end);
    at = end;
  }
  if (out.length === 0) return [node];
  if (at < value.length) put([{type: "text", value: value.slice(at)}], at, value.length);
  return out;
}

/** Creates a function that returns positions within a text. It must be called with increasing offsets. */
function pointsIn({start}: Position, value: string): (index: number) => Position["start"] {
  let [at, line, column] = [0, start.line, start.column];
  let newline = value.indexOf("\n");
  return index => {
    for (; newline !== -1 && newline < index; newline = value.indexOf("\n", at)) {
      at = newline + 1;
      line++;
      column = 1;
    }
    column += index - at;
    at = index;
    return {line, column, offset: (start.offset ?? 0) + index};
  };
}

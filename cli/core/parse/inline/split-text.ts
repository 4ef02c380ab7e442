import type {PhrasingContent, Text} from "mdast";
import type {FileScope, InlineRule} from "../file-scope.ts";

type Position = NonNullable<Text["position"]>;

/**
 * Cuts a text where a rule finds something. The pieces have true places where the text is in the source as it is;
 * else the first one has the place of all.
 */
export function splitText(node: Text, {pattern, make}: InlineRule, scope: FileScope): PhrasingContent[] {
  const {value, position} = node;
  const start = position?.start.offset;
  const isPlain = start !== undefined && scope.text.startsWith(value, start);
  const out: PhrasingContent[] = [];
  let at = 0;
  const pointAt = isPlain ? pointsIn(position as Position, value) : null;
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
    // What is left out of the tree is left out of copies of the source as well.
    put(nodes.length > 0 ? nodes : [{type: "text", value: "", data: {evaluated: true}}], match.index, end);
    at = end;
  }
  if (out.length === 0) return [node];
  if (at < value.length) put([{type: "text", value: value.slice(at)}], at, value.length);
  return out;
}

/** Points within a text that starts somewhere, asked for in order: each goes on from the one before. */
function pointsIn({start}: Position, value: string): (index: number) => Position["start"] {
  let [at, line, column] = [0, start.line, start.column];
  return index => {
    for (let next = value.indexOf("\n", at); next !== -1 && next < index; next = value.indexOf("\n", at)) {
      at = next + 1;
      line++;
      column = 1;
    }
    column += index - at;
    at = index;
    return {line, column, offset: (start.offset ?? 0) + index};
  };
}

/** Arguments of a tag: named ones by name, others by position (`0`, `1`, …). */
export type Arguments = Record<string, string>;

const QUOTES = "\"'`";

/**
 * Parses the arguments of a tag. Quoted strings stay whole, with an optional name before them (`title="A b"`, `type:
 * 'x'`, `a=1`).
 */
export function readArguments(source: string): Arguments {
  const out: Arguments = {};
  let position = 0;
  for (let at = 0; at < source.length; ) {
    if (" \t\n,".includes(source[at] ?? "")) {
      at++;
      continue;
    }
    const [first, end, isQuoted] = word(source, at);
    let next = end;
    while (source[next] === " ") next++;
    const sign = source[next];
    const isName = !isQuoted && /^[\w.-]+:?$/.test(first);
    if (isName && (sign === "=" || first.endsWith(":")) && source[next + 1] !== "=") {
      let from = sign === "=" ? next + 1 : next;
      while (source[from] === " ") from++;
      const [value, after] = from < source.length ? word(source, from) : ["", from];
      out[first.replace(/:$/, "")] = value;
      at = after;
    } else {
      out[position++] = first;
      at = end;
    }
  }
  return out;
}

/** Returns the first existing argument out of several names separated by `|`. */
export const pickWord = (words: Arguments, keys: string): string | undefined =>
  keys
    .split("|")
    .map(key => words[key])
    .find(word => word !== undefined);

/** Replaces `{{ $name }}` and `{{ $1 }}` in a text by the arguments of the tag that includes it. */
export const withArguments = (text: string, words: Arguments): string =>
  text.replaceAll(/\{\{ ?\$(\w+) ?\}\}/g, (written, key: string) =>
    Object.hasOwn(words, key) ? (words[key] ?? written) : written,
  );

/** Reads a word at an offset. Returns it with its end. */
function word(source: string, at: number): [text: string, end: number, isQuoted: boolean] {
  const quote = source[at] ?? "";
  if (QUOTES.includes(quote)) {
    let text = "";
    let end = at + 1;
    for (; end < source.length && source[end] !== quote; end++) {
      if (source[end] === "\\" && quote !== "`" && end + 1 < source.length) end++;
      text += source[end];
    }
    return [text, end + 1, true];
  }
  let end = at;
  while (end < source.length && !" \t\n,=".includes(source[end] ?? "")) {
    if (source[end] === ":" && end > at && " \"'".includes(source[end + 1] ?? " ")) {
      end++;
      break;
    }
    end++;
  }
  return [source.slice(at, Math.max(end, at + 1)), Math.max(end, at + 1), false];
}

/** Element that contains Markdown and is still open. */
interface Open {
  tag: string;
  /** Indentation of its opening tag, which its content may share. */
  indent: string;
  /** Number of open elements of its name inside it. */
  own: number;
  /** Number of open containers inside it. */
  inner: number;
}

const OPENING = /^([ \t]*)<(\w+)(\s[^<>]*)>(.*)$/;
const MARKDOWN = /\smarkdown(?:=["']?(?!0)\w*["']?)?(?=\s|$)/;
const CONTAINERS =
  "article|aside|blockquote|center|details|div|dl|figure|footer|header|main|nav|ol|section|table|ul";
const CONTAINER = new RegExp(`<(/?)(?:${CONTAINERS})\\b`, "gi");
/** Line that starts with the tag of a block. */
const BLOCK = new RegExp(`^</?(?:${CONTAINERS}|p|pre|h[1-6])\\b`, "i");
/** Line that ends with the closing tag of a block. */
const BLOCK_END = new RegExp(`</(?:${CONTAINERS}|p|pre|h[1-6])>$`, "i");
const TEXT = /^ {0,3}[^\s<]/;
const IMAGE = /^ {0,3}<img(?=[\s/>])[^<>]*>[ \t]*$/;
/** Elements within a line of text. */
const INLINE = /^(?:a|abbr|b|br|code|em|i|img|kbd|mark|small|span|strong|sub|sup|u)$/i;

/**
 * Creates the function that returns a line with its elements rewritten for the Markdown parser, as one or more lines.
 * The content of elements with a `markdown` attribute is surrounded with blank lines. Text after a container is a
 * paragraph, as is text after an image on a separate line (https://kramdown.gettalong.org/syntax.html#html-blocks).
 * Blank lines before an indented tag in a container, which would turn the tag into code, are omitted.
 *
 * @param prose indexes of lines outside code
 */
export function elementLines(
  lines: readonly string[],
  prose: ReadonlySet<number>,
): (index: number) => readonly string[] {
  const lastEnds = new Map<string, number>();
  for (const [i, line] of lines.entries()) {
    const tag = /<\/(\w+)>$/.exec(line.trimEnd())?.[1];
    if (tag !== undefined && prose.has(i)) lastEnds.set(tag, i);
  }
  const stack: Open[] = [];
  let outside = 0;
  const isClosed =
    lines.reduce((sum, line, i) => sum + (prose.has(i) ? balance(line, CONTAINER) : 0), 0) <= 0;
  const nextTags = indentedTags(lines);

  /** Counts the containers of a line. Returns how many are open after it. */
  const count = (line: string): number => {
    const open = stack.at(-1);
    const now = Math.max(0, (open?.inner ?? outside) + balance(line, CONTAINER));
    if (open) open.inner = now;
    else outside = now;
    return now;
  };

  return index => {
    const line = lines[index] ?? "";
    const open = stack.at(-1);
    const base = stack[0]?.indent ?? "";
    const inner = open && line.startsWith(open.indent) ? line.slice(open.indent.length) : line;
    if (!prose.has(index)) return [open ? base + inner : line];
    if (!open && outside > 0 && isClosed && line.trim() === "" && nextTags.has(index)) return [];

    const [, indent = "", tag = "", attributes = "", rest = ""] = OPENING.exec(line) ?? [];
    const isFilled = rest.trim() !== "";
    if (MARKDOWN.test(attributes) && !(isFilled && INLINE.test(tag))) {
      const prefix = open ? base : indent;
      const shown = `${prefix}<${nameOf(tag)}${attributes}>`;
      const close = `</${tag}>`;
      const end = rest.indexOf(close);
      if (end !== -1 && rest.slice(end + close.length).trim() === "")
        return [shown, "", prefix + rest.slice(0, end).trim(), "", `${prefix}</${nameOf(tag)}>`, ""];
      if (end === -1 && (lastEnds.get(tag) ?? 0) > index) {
        stack.push({tag, indent, own: 0, inner: 0});
        return isFilled ? [shown, "", prefix + rest.trim()] : [shown, ""];
      }
    }

    if (open) {
      open.own += balance(line, new RegExp(`<(/?)${open.tag}\\b`, "g"));
      const end = line.trimEnd();
      const close = `</${open.tag}>`;
      if (open.own < 0 && end.endsWith(close)) {
        stack.pop();
        const before = end.slice(0, -close.length).trim();
        const closing = `${base}</${nameOf(open.tag)}>`;
        return [...(before === "" ? [] : [base + before]), "", closing, ""];
      }
      open.own = Math.max(0, open.own);
    }
    const own = open ? base + inner.replace(/^ {1,3}(?=<|!|\[)/, "") : line;
    const next = lines[index + 1] ?? "";
    const isLast = count(line) === 0;
    if (open && /^\s*<figcaption/.test(own)) return ["", own, ""];
    if (isLast && TEXT.test(next) && BLOCK.test(inner.trim()) && BLOCK_END.test(inner.trim()))
      return [own, ""];
    // A tag that continues on a second line starts a paragraph.
    if (TEXT.test(next) && IMAGE.test(inner)) return [own.replace("<img", "<img\n")];
    return [own];
  };
}

/** Returns the indexes of blank lines before a tag that is indented like code. */
function indentedTags(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let i = lines.length - 2; i >= 0; i--) {
    const next = lines[i + 1] ?? "";
    if (/^(?: {4}|\t)\s*</.test(next) || (next.trim() === "" && found.has(i + 1))) found.add(i);
  }
  return found;
}

/** Returns the name of an element that may contain paragraphs. */
const nameOf = (tag: string): string => (tag === "p" ? "div" : tag);

/** Returns the number of opening tags in a line less its closing tags; `tags` captures the slash. */
function balance(line: string, tags: RegExp): number {
  let sum = 0;
  for (const [, slash] of line.matchAll(tags)) sum += slash === "" ? 1 : -1;
  return sum;
}

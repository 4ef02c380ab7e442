/** Matches a code sample, which contains no page headings, or a single tag. */
const TAG = /<pre\b[\s\S]*?<\/pre>|<(\/?)([a-z][\w-]*)(?:[^>"]|"[^"]*")*>/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const HEADING = /^h[23]$/i;
const BLOCK = /^(?:p|li|h\d|tr|figure|dt|dd)$/i;
const CHAPTER = '<section class="chapter">';

/**
 * Number of lines on the tallest screens. Parts that begin earlier are always laid out, so that nothing
 * shifts at first.
 */
const FIRST_SCREEN = 80;

/** Characters per line, between phones and wide screens. */
const LETTERS = 60;

interface Part {
  start: number;
  end: number;
  /** Estimated height in lines. */
  rows: number;
}

/**
 * Splits a body into parts. Each begins with a heading of level 2 or 3 at the top level, or at the top level
 * of a chapter, and ends before the next one. Consecutive headings stay together. Returns `null` if elements
 * are not properly nested.
 */
function findParts(html: string): Part[] | null {
  const parts: Part[] = [];
  let part: Part | null = null;
  let depth = 0;
  let top = 0;
  let last = 0;
  let isBare = false;
  const end = (at: number): void => {
    if (part) parts.push({...part, end: at});
    part = null;
  };
  for (const {0: tag, 1: slash, 2: name = "", index} of html.matchAll(TAG)) {
    const letters = index - last;
    last = index + tag.length;
    if (part) part.rows += letters / LETTERS;
    if (name === "") {
      isBare = false;
      if (part) part.rows += tag.split("\n").length;
      continue;
    }
    if (slash) {
      if (depth === top && top > 0) {
        end(index);
        top--;
      }
      if (--depth < top) return null;
      continue;
    }
    if (depth === top) {
      if (tag === CHAPTER) {
        end(index);
        top++;
      } else if (HEADING.test(name)) {
        if (!isBare) {
          end(index);
          part = {start: index, end: index, rows: 1};
        }
        isBare = true;
      } else isBare = false;
    }
    if (part && BLOCK.test(name)) part.rows += 1;
    if (!VOID.test(name)) depth++;
  }
  end(html.length);
  return depth === 0 ? parts : null;
}

/**
 * Wraps each heading of level 2 or 3, with what follows it, in an element that browsers lay out only when it
 * comes near the viewport; `--rows` is its estimated height until then. Parts on the first screen are laid
 * out immediately.
 */
export function cutParts(html: string): string {
  let at = 0;
  let out = "";
  let above = 0;
  for (const {start, end, rows} of findParts(html) ?? []) {
    const name = above < FIRST_SCREEN ? "part is-laid-out" : "part";
    out += `${html.slice(at, start)}<div class="${name}" style="--rows:${Math.ceil(rows)}">${html.slice(start, end)}</div>`;
    at = end;
    above += rows;
  }
  return out + html.slice(at);
}

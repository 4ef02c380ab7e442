/** A sample, which holds no headings of the page, or a single tag. */
const TAG = /<pre\b[\s\S]*?<\/pre>|<(\/?)([a-z][\w-]*)(?:[^>"]|"[^"]*")*>/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const HEADING = /^h[23]$/i;
const BLOCK = /^(?:p|li|h\d|tr|figure|dt|dd)$/i;
const CHAPTER = '<section class="chapter">';

/** Lines that the highest screens show at once: what begins before them is never skipped, so that nothing moves at first. */
const FIRST_SCREEN = 80;

/** Letters of a line of text, between phones and wide screens. */
const LETTERS = 60;

interface Part {
  start: number;
  end: number;
  /** About how many lines it will be high. */
  rows: number;
}

/**
 * The parts of a body: each begins with a heading of level 2 or 3 at top level, or at that of a chapter, and ends before the
 * next one. Headings that follow each other directly stay together. Null where elements are not closed in order.
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
 * Puts each heading of level 2 or 3 and what follows it into an element that browsers lay out only when it comes near the
 * view; `--rows` is about its height until then. Those of the first screen are laid out at once.
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

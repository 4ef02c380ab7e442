const BLOCK =
  /<(\/?)(p|h[1-6]|div|section|figure|blockquote|details|ul|ol|dl|table|pre|svg)\b[^>]*>|<(?:hr|img)\b[^>]*>/g;

/** Splits a body at its top-level elements, each with what follows it. */
function blocks(html: string): string[] {
  const starts: number[] = [];
  let depth = 0;
  for (const {0: tag, 1: slash, 2: name, index} of html.matchAll(BLOCK)) {
    if (slash) depth--;
    else if (depth === 0 && name) starts.push(index);
    if (!slash && name && !tag.endsWith("/>")) depth++;
  }
  return starts.map((start, at) => html.slice(at ? start : 0, starts[at + 1]).trim());
}

/**
 * Groups blocks so that each group begins with a matching block; what precedes the first one forms its own
 * group.
 */
function groupsOf(all: readonly string[], start: RegExp): string[][] {
  const groups: string[][] = [[]];
  for (const block of all) {
    if (start.test(block)) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups;
}

const SAMPLE = /^<(?:div|figure|section|table)\b/;
const box = (name: string, content: readonly string[]): string =>
  content.length > 0 ? `<div class="${name}">${content.join("\n")}</div>` : "";

/** Matches a paragraph that contains only links. */
const LINKS = /^<p>(?:\s*<a\b[^>]*>[^<]*<\/a>)+\s*<\/p>$/;
const PICTURE = /^<p><img\b[^>]*><\/p>$/;

/**
 * Wraps one step. Adjacent samples are placed beside the text; headings followed by an image become cards.
 */
function step(content: readonly string[]): string {
  const [head = [], ...points] = groupsOf(content, /^<h3\b/);
  if (points.length > 1 && points.every(([, picture = ""]) => PICTURE.test(picture))) {
    const cards = points.map(([title = "", picture = "", ...rest]) =>
      box("point", [picture.replace("<p>", '<p class="point__picture">'), title, ...rest]),
    );
    return `<section class="step step--points">${head.join("")}${box("points", cards)}</section>`;
  }
  if (content.some(block => block.startsWith('<div class="two-columns"'))) {
    const text = content.filter(block => !SAMPLE.test(block));
    const samples = content.filter(block => SAMPLE.test(block));
    return `<section class="step step--beside">${box("step__text", text)}${box("step__samples", samples)}</section>`;
  }
  const shown = content.map(block =>
    LINKS.test(block) ? block.replace("<p>", '<p class="step__ways">') : block,
  );
  return `<section class="step">${shown.join("")}</section>`;
}

/** Wraps each top-level heading of level 2, together with what follows it, in an element. */
export function wrapSteps(html: string): string {
  const [before = [], ...steps] = groupsOf(blocks(html), /^<h2\b/);
  return [...before, ...steps.map(step)].join("\n");
}

/**
 * Wraps each heading of level 2 and what follows it in an element of its own, so that text and samples can stand
 * side by side. Headings inside other elements are left alone: the cut is made at top level only.
 */
export function wrapSteps(html: string): string {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const tag of html.matchAll(/<(\/?)(div|section|figure|blockquote|details|ul|ol|table|h2)\b[^>]*>/g)) {
    const [, slash, name] = tag;
    if (name === "h2") {
      if (!slash && depth === 0) {
        parts.push(html.slice(from, tag.index));
        from = tag.index;
      }
    } else depth += slash ? -1 : 1;
  }
  parts.push(html.slice(from));
  return parts
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => (part.startsWith("<h2") ? `<section class="step">${part}</section>` : part))
    .join("\n");
}

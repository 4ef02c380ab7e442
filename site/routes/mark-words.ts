import {BODY_ID} from "../artifacts/ids.ts";

const NAME = "dx-found";

/** Returns the ranges in the body's text that match one of the words, ignoring case. */
function rangesOf(words: readonly string[], body: HTMLElement): Range[] {
  const escaped = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(escaped.join("|"), "giu");
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const {index, 0: found} of node.data.matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Highlights the words that led to a search result without modifying the page (CSS Custom Highlight API;
 * ignored by browsers without it). A click or Escape removes the highlights. Returns a function that does the
 * same.
 */
export function markWords(text: string): () => void {
  const body = document.getElementById(BODY_ID);
  const words = (text.match(/"[^"]+"|[^\s"]+/g) ?? [])
    .map(word => word.replaceAll('"', ""))
    .filter(word => word.length > 1);
  if (!body || words.length === 0 || !("highlights" in CSS)) return () => {};
  const highlight = new Highlight();
  for (const range of rangesOf(words, body)) highlight.add(range);
  CSS.highlights.set(NAME, highlight);
  const end = new AbortController();
  const clear = (): void => {
    end.abort();
    CSS.highlights.delete(NAME);
  };
  addEventListener("pointerdown", clear, {signal: end.signal});
  window.addEventListener(
    "keydown",
    ({key}) => {
      if (key === "Escape") clear();
    },
    {signal: end.signal},
  );
  return clear;
}

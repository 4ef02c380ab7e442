import {useSyncExternalStore} from "react";
import {decode} from "../../schemas/rules/percent-encoding.ts";

/** Distance from the top of the window, in pixels, above which a heading counts as passed. */
const LINE = 160;

let headings: HTMLElement[] = [];
let current = "";
const listeners = new Set<() => void>();

function find(): string {
  const page = document.documentElement;
  if (
    headings.length > 0 &&
    window.innerHeight + window.scrollY >= page.scrollHeight - 2 &&
    window.scrollY > 0
  ) {
    const hash = decode(location.hash.slice(1));
    const below = headings.filter(heading => heading.getBoundingClientRect().top > LINE);
    return (below.find(heading => heading.id === hash) ?? headings.at(-1))?.id ?? "";
  }
  let found = "";
  for (const heading of headings) {
    if (heading.getBoundingClientRect().top > LINE) break;
    found = heading.id;
  }
  return found || (headings[0]?.id ?? "");
}

function look(): void {
  const found = find();
  if (found === current) return;
  current = found;
  for (const listener of listeners) listener();
}

let waiting = false;
function onScroll(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    look();
  });
}

/** Watches the headings of the page that is shown now. Returns the function that ends it. */
export function watchHeadings(ids: readonly string[]): () => void {
  headings = ids.map(id => document.getElementById(id)).filter(element => element !== null);
  addEventListener("scroll", onScroll, {passive: true});
  onScroll();
  return () => {
    headings = [];
    removeEventListener("scroll", onScroll);
  };
}

/** Id of the heading the reader is at; empty before the first look and in the prerender. */
export function useCurrentHeading(): string {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => "",
  );
}

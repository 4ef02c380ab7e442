import {useSyncExternalStore} from "react";
import {decode} from "#schemas/rules/percent-encoding.ts";

/** Distance from the top of the window, in pixels, above which a heading counts as passed. */
const LINE = 160;

/** A heading and the part of the body that may be skipped as long as it is out of view. */
interface Watched {
  heading: HTMLElement;
  part: Element | null;
}

let headings: Watched[] = [];
let current = "";
const listeners = new Set<() => void>();

/** Whether a heading is above the line. A part answers for its headings where it can: asking them would lay it out. */
function isPassed({heading, part}: Watched): boolean {
  const box = part?.getBoundingClientRect();
  if (box && box.bottom <= LINE) return true;
  if (box && box.top > LINE) return false;
  return heading.getBoundingClientRect().top <= LINE;
}

function find(): string {
  const page = document.documentElement;
  if (
    headings.length > 0 &&
    window.innerHeight + window.scrollY >= page.scrollHeight - 2 &&
    window.scrollY > 0
  ) {
    const hash = decode(location.hash.slice(1));
    const below = headings.filter(watched => !isPassed(watched));
    return (below.find(({heading}) => heading.id === hash) ?? headings.at(-1))?.heading.id ?? "";
  }
  let found = "";
  for (const watched of headings) {
    if (!isPassed(watched)) break;
    found = watched.heading.id;
  }
  return found || (headings[0]?.heading.id ?? "");
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
  headings = ids
    .map(id => document.getElementById(id))
    .filter(element => element !== null)
    .map(heading => ({heading, part: heading.closest(".part")}));
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

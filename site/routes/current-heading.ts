import {useSyncExternalStore} from "react";
import {decode} from "#schemas/rules/percent-encoding.ts";

/** Distance from the top of the window, in pixels, above which a heading counts as passed. */
const LINE = 160;

/** Heading and the part of the body that may be skipped while out of view. */
interface Watched {
  heading: HTMLElement;
  part: Element | null;
}

let headings: Watched[] = [];
let current = "";
const listeners = new Set<() => void>();

/**
 * Reports whether a heading is above the line. If possible, the box of its part decides, because measuring a
 * heading would lay out the part.
 */
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

/** Watches the headings of the current page. Returns a cleanup function. */
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

/** Returns the id of the heading being read; empty before the first measurement and while prerendering. */
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

/** Minimum space above and below the entry, in pixels. */
const MARGIN = 48;

/**
 * Scrolls a column, and nothing else, to its current entry, unless that is already in view. Jumps for readers
 * who prefer reduced motion.
 */
export function keepInView(column: HTMLElement | null): void {
  const entry =
    column?.querySelector('[aria-current="location"]') ?? column?.querySelector('[aria-current="page"]');
  if (!column || !entry || column.clientHeight === 0) return;
  const outer = column.getBoundingClientRect();
  const {top, bottom, height} = entry.getBoundingClientRect();
  if (top >= outer.top + MARGIN && bottom <= outer.bottom - MARGIN) return;
  const jumps = matchMedia("(prefers-reduced-motion: reduce)").matches;
  column.scrollTo({
    top: column.scrollTop + top - outer.top - (column.clientHeight - height) / 2,
    behavior: jumps ? "instant" : "smooth",
  });
}

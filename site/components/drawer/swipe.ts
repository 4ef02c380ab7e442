/** Minimum length of a drag that opens or closes the drawer, in pixels. */
export const THRESHOLD = 20;
/** Maximum length up to which an opening drag is followed, in pixels. */
export const LONGEST = 295;
/** Ratio of height to width from which a drag counts as scrolling. */
export const SLOPE = 0.8;
/**
 * Start area of an opening drag: maximum distance from the inline start edge, minimum distance from the top.
 */
export const STRIP = {width: 32, top: 45};

/** Point on the screen, measured from the corner at the inline start. */
export interface Place {
  x: number;
  y: number;
}

/** Reports whether a touch begins in the area from which the drawer can be opened. */
export const startsInStrip = ({x, y}: Place): boolean => x <= STRIP.width && y >= STRIP.top;

/**
 * Returns the horizontal length of a drag: away from the edge while opening, back to it (negative) while
 * closing. Returns `null` for any other movement: too steep, in the wrong direction, or too long.
 */
export function dragLength(start: Place, now: Place, opening: boolean): number | null {
  const dx = now.x - start.x;
  const dy = now.y - start.y;
  if (dx === 0 || Math.abs(dy / dx) >= SLOPE) return null;
  if (opening) return dx > 0 && dx < LONGEST ? dx : null;
  return dx < 0 ? dx : null;
}

/** Reports whether a drag was longer than the threshold, so that it opens or closes the drawer. */
export const isDecisive = (length: number | null, opening: boolean): boolean =>
  length !== null && (opening ? length > THRESHOLD : length < -THRESHOLD);

/** A drag must be longer than this to open or close the drawer, in pixels. */
export const THRESHOLD = 20;
/** A drag that opens is followed up to this length. */
export const LONGEST = 295;
/** Height per width from which a drag counts as scrolling. */
export const SLOPE = 0.8;
/** Where a drag that opens begins: at most so far from the edge where lines begin, at least so far from the top. */
export const STRIP = {width: 32, top: 45};

/** A place on the screen, measured from the corner where lines begin. */
export interface Place {
  x: number;
  y: number;
}

/** Whether a touch begins where the drawer can be pulled out. */
export const startsInStrip = ({x, y}: Place): boolean => x <= STRIP.width && y >= STRIP.top;

/**
 * How far the finger went sideways: away from the edge while opening, back to it (negative) while closing. Null where
 * the movement is none of both: too steep, the wrong way, or too far.
 */
export function dragLength(start: Place, now: Place, opening: boolean): number | null {
  const dx = now.x - start.x;
  const dy = now.y - start.y;
  if (dx === 0 || Math.abs(dy / dx) >= SLOPE) return null;
  if (opening) return dx > 0 && dx < LONGEST ? dx : null;
  return dx < 0 ? dx : null;
}

/** Whether a drag of the given length, the last one seen, changes the state; exactly the threshold does not. */
export const isDecisive = (length: number | null, opening: boolean): boolean =>
  length !== null && (opening ? length > THRESHOLD : length < -THRESHOLD);

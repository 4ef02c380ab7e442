import {useEffect} from "react";
import {dragLength, isDecisive, type Place, startsInStrip} from "./swipe.ts";

/** The panel that follows the finger. */
export interface Panel {
  /** Whether the panel is on screen now. React's state lags behind a finger that is quick. */
  isOpen(): boolean;
  /** Shows the panel pulled out by so many pixels, or moved back by so many where negative. */
  follow(length: number): void;
  /** Ends the drag: open or closed. */
  settle(open: boolean): void;
}

/** What a swipe acts on. */
interface Swipe {
  isOpen: () => boolean;
  /** Null as long as its code is not there. */
  panel: () => Panel | null;
  /** A touch began that may open the panel. */
  prepare: () => void;
  /** Opens the panel once its code is there. */
  open: () => void;
}

const NARROW = "(width < 60rem)";

/** Where a finger is, seen from the edge that the panel comes from. */
const placeOf = ({clientX, clientY}: Touch): Place => ({
  x: document.documentElement.dir === "rtl" ? innerWidth - clientX : clientX,
  y: clientY,
});

/**
 * Opens the drawer by a swipe from the edge where lines begin, and closes it by a swipe back. The last position is forgotten
 * when a touch begins, so a tap never counts as the swipe before it.
 */
export function useSwipe({isOpen, panel, prepare, open}: Swipe): void {
  useEffect(() => {
    let start: Place | null = null;
    let last: number | null = null;
    let opening = false;

    const onStart = (event: TouchEvent): void => {
      const touch = event.touches[0];
      start = null;
      last = null;
      if (!touch || event.touches.length > 1 || !matchMedia(NARROW).matches) return;
      opening = !isOpen();
      if (!opening && !(event.target as Element).closest("#dx-drawer")) return;
      if (!opening || startsInStrip(placeOf(touch))) start = placeOf(touch);
      if (start && opening) prepare();
    };
    const onMove = (event: TouchEvent): void => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const length = dragLength(start, placeOf(touch), opening);
      if (length === null) return;
      last = length;
      panel()?.follow(length);
    };
    const onEnd = (event: TouchEvent): void => {
      // Browsers thin out movements while they scroll; where the finger was lifted is always reported.
      const touch = event.changedTouches[0];
      if (start && touch && last !== null) last = dragLength(start, placeOf(touch), opening) ?? last;
      if (start && last !== null) {
        const decisive = event.type === "touchend" && isDecisive(last, opening);
        const there = panel();
        if (there) there.settle(decisive === opening);
        else if (decisive && opening) open();
      }
      start = null;
    };
    const passive = {passive: true};
    document.addEventListener("touchstart", onStart, passive);
    document.addEventListener("touchmove", onMove, passive);
    document.addEventListener("touchend", onEnd, passive);
    document.addEventListener("touchcancel", onEnd, passive);
    return () => {
      document.removeEventListener("touchstart", onStart);
      document.removeEventListener("touchmove", onMove);
      document.removeEventListener("touchend", onEnd);
      document.removeEventListener("touchcancel", onEnd);
    };
  }, []);
}

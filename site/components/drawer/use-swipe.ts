import {useEffect} from "react";
import {dragLength, isDecisive, type Place, startsInStrip} from "./swipe.ts";

/** Panel that follows the finger. */
export interface Panel {
  /** Whether the panel is currently visible. React's state lags behind a fast finger. */
  isOpen(): boolean;
  /** Shows the panel pulled out by a number of pixels, or moved back if negative. */
  follow(length: number): void;
  /** Ends the drag: open or closed. */
  settle(open: boolean): void;
}

/** Inputs of the swipe handler. */
interface Swipe {
  isOpen: () => boolean;
  /** Returns the panel, or `null` until its code is loaded. */
  panel: () => Panel | null;
  /** Called when a touch begins that may open the panel. */
  prepare: () => void;
  /** Opens the panel once its code is loaded. */
  open: () => void;
}

const NARROW = "(width < 60rem)";

/** Returns the position of a touch relative to the panel's edge. */
const placeOf = ({clientX, clientY}: Touch): Place => ({
  x: document.documentElement.dir === "rtl" ? innerWidth - clientX : clientX,
  y: clientY,
});

/**
 * Opens the drawer with a swipe from the inline start edge, and closes it with a swipe back. The last
 * position is reset when a touch begins, so a tap never counts as the previous swipe.
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
      // An open drawer is modal, so a touch belongs to it unless another dialog is above. The target may be
      // the root element: WebKit reports it for the backdrop until it has rendered a frame.
      if (!opening && event.target instanceof Element && event.target.closest("dialog:not(#dx-drawer)"))
        return;
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
      // Browsers throttle move events while they scroll, but always report where the finger was lifted.
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

import {SLOPE, STRIP, THRESHOLD} from "./swipe.ts";

/** Event for a gesture that began before hydration and ended after it. */
export const EARLY_EVENT = "dx-early";

/**
 * Script that all documents share. Until the client is loaded, it records a tap on the menu button and a swipe
 * that opens the drawer, which are then handled by the client. It also records whether the reader has started
 * to scroll, in which case the earlier position is not restored. `d` is the dataset of the root element.
 */
export const earlyGestures =
  'for(const t of["wheel","touchmove","keydown"])addEventListener(t,()=>{d.moved=true},{once:true,passive:true});' +
  'let x,y,o;addEventListener("click",e=>{if(!d.alive&&e.target.closest(".bar__burger"))d.early="menu"});' +
  'const at=t=>document.documentElement.dir==="rtl"?innerWidth-t.clientX:t.clientX;' +
  'addEventListener("touchstart",e=>{const t=e.touches[0];x=at(t);y=t.clientY;o=!d.alive&&!e.touches[1]},{passive:true});' +
  'addEventListener("touchend",e=>{const t=e.changedTouches[0],w=at(t)-x;' +
  `if(o&&x<=${STRIP.width}&&y>=${STRIP.top}&&w>${THRESHOLD}&&Math.abs(t.clientY-y)<${SLOPE}*w&&matchMedia("(width < 60rem)").matches)` +
  `d.early="menu",dispatchEvent(new Event("${EARLY_EVENT}"))},{passive:true});`;

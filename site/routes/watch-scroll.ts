import {readingPlace} from "./reading-place.ts";
import type {Router} from "./router.ts";
import type {scrollMemory} from "./scroll-memory.ts";

/**
 * Records the reading position of the current history entry, which the router restores. For reloads and
 * returns from other sites, the browser's own restoration is re-enabled, which shows roughly the right part
 * of the page before the client is loaded.
 */
export function watchScroll(window: Window, router: Router, memory: ReturnType<typeof scrollMemory>): void {
  const {history} = window;
  let waiting = false;
  history.scrollRestoration = "manual";
  window.addEventListener(
    "scroll",
    () => {
      if (waiting) return;
      waiting = true;
      window.requestAnimationFrame(() => {
        waiting = false;
        // A placeholder is shorter than its page, so the position must not be overwritten.
        if (router.getState().status === "ready") memory.remember(router.entry(), readingPlace(window));
      });
    },
    {passive: true},
  );
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    if (router.getState().status === "ready") memory.remember(router.entry(), readingPlace(window));
    memory.persist();
  });
  window.addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
}

import {readingPlace} from "./reading-place.ts";
import type {Router} from "./router.ts";
import type {scrollMemory} from "./scroll-memory.ts";

/**
 * Notes where the reader is in the page of the current history entry. The router restores it. For reloads and ways back from
 * other sites the browser gets its own rule back, which shows about the right part of the page before the client is there.
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
        // A placeholder is shorter than its page; where the reader was must not be lost over it.
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

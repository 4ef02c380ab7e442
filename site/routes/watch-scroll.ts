import type {Router} from "./router.ts";
import type {scrollMemory} from "./scroll-memory.ts";

/**
 * Notes the scroll position of the current history entry while the reader scrolls. Inside the site positions are
 * restored by the router; for reloads and ways back from other sites the browser gets its own rule back.
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
        if (router.getState().status === "ready") memory.remember(router.entry(), window.scrollY);
      });
    },
    {passive: true},
  );
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    memory.persist();
  });
  window.addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
}

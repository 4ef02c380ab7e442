import {savesData} from "../artifacts/keep-offline.ts";
import {internalTarget, isPlainClick} from "./internal-link.ts";
import type {Router} from "./router.ts";

/** Hover duration after which a link's page is prefetched, in milliseconds. */
const HOVER_MS = 65;

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;

/**
 * Handles plain clicks on internal links, including those in page bodies, and prefetches pages whose links
 * are about to be used. The browser handles everything else.
 */
export function watchLinks(document: Document, router: Router): void {
  const here = (): string => document.location.href;
  document.addEventListener("click", event => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event, link)) return;
    const target = internalTarget(link.href, here());
    if (!target) return;
    const state = router.getState();
    if (target.url === state.url && target.search === document.location.search) {
      // The browser scrolls to headings of this page; a link to the page itself scrolls to the top.
      if (target.hash !== "") return;
      if (document.location.hash === "") {
        event.preventDefault();
        window.scrollTo(0, 0);
        return;
      }
    }
    event.preventDefault();
    void router.navigate(target);
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const ahead = (event: Event, delay: number): void => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (!link || link.target === "_blank" || savesData()) return;
    const target = internalTarget(link.href, here());
    if (!target || target.url === router.getState().url) return;
    timer = setTimeout(() => router.prefetch(target.url), delay);
  };
  document.addEventListener("pointerover", event => ahead(event, HOVER_MS));
  document.addEventListener("focusin", event => ahead(event, HOVER_MS));
  document.addEventListener("touchstart", event => ahead(event, 0), {passive: true});
}

import {useEffect, useLayoutEffect} from "react";
import {useRoute, useRouter} from "../app-context.ts";
import {frameTarget, hashTarget} from "./hash-target.ts";
import {type ReadingPlace, returnTo} from "./reading-place.ts";
import type {RouterState} from "./router-state.ts";

/** Scrolls to the position a reader expects: the hash, the saved position, or the top. */
export function placeScroll(state: RouterState, saved: ReadingPlace | undefined): void {
  const isBack = state.cause === "pop" || state.cause === "return";
  if (isBack && saved !== undefined) {
    if (state.status !== "loading") returnTo(saved, window);
    return;
  }
  if (state.cause === "refresh") return;
  if (state.cause === "start" || state.cause === "return") {
    // The browser has already scrolled to a target in the page, but does not know the short names of the page
    // layout.
    frameTarget(state.hash, document)?.scrollIntoView();
    return;
  }
  const target = hashTarget(state.hash, document);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/**
 * Moves focus to the start of the new content without scrolling: the target of the hash, or else the title.
 */
export function placeFocus(state: RouterState): void {
  if (state.cause !== "push" && state.cause !== "pop") return;
  const target = hashTarget(state.hash, document) ?? document.querySelector<HTMLElement>("main h1");
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({preventScroll: true});
}

// No effects run while prerendering, and React warns about every layout effect there.
const useClientLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Sets scroll position and focus after each change of page. */
export function useAfterNavigation(): void {
  const state = useRoute();
  const router = useRouter();
  const {id} = state;
  useClientLayoutEffect(() => {
    placeScroll(state, router.savedPlace?.());
    placeFocus(state);
  }, [id]);
}

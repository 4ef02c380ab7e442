import {useEffect, useLayoutEffect} from "react";
import {useRoute, useRouter} from "../app-context.ts";
import {frameTarget, hashTarget} from "./hash-target.ts";
import {type ReadingPlace, returnTo} from "./reading-place.ts";
import type {RouterState} from "./router-state.ts";

/** Puts the page where the reader expects it: at the hash, at the remembered position, else at the top. */
export function placeScroll(state: RouterState, saved: ReadingPlace | undefined): void {
  const isBack = state.cause === "pop" || state.cause === "return";
  if (isBack && saved !== undefined) {
    if (state.status !== "loading") returnTo(saved, window);
    return;
  }
  if (state.cause === "refresh") return;
  if (state.cause === "start" || state.cause === "return") {
    // Where the page itself is the target the browser has scrolled already; the frame's own names it does not know.
    frameTarget(state.hash, document)?.scrollIntoView();
    return;
  }
  const target = hashTarget(state.hash, document);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Moves focus to the start of the new content without scrolling: the target of the hash, else the title. */
export function placeFocus(state: RouterState): void {
  if (state.cause !== "push" && state.cause !== "pop") return;
  const target = hashTarget(state.hash, document) ?? document.querySelector<HTMLElement>("main h1");
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({preventScroll: true});
}

// The prerender runs no effects, and React says so for every layout effect it meets there.
const useClientLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Scroll position and focus after each change of the shown page. */
export function useAfterNavigation(): void {
  const state = useRoute();
  const router = useRouter();
  const {id} = state;
  useClientLayoutEffect(() => {
    placeScroll(state, router.savedPlace?.());
    placeFocus(state);
  }, [id]);
}

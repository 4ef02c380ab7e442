import {BODY_ID} from "../artifacts/ids.ts";

/** Expands collapsed details in the body while printing. */
export function watchPrint(window: Window): void {
  let unfolded: HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    const folded = window.document.querySelectorAll<HTMLDetailsElement>(`#${BODY_ID} details:not([open])`);
    unfolded = [...folded];
    for (const details of unfolded) details.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const details of unfolded) details.open = false;
    unfolded = [];
  });
}

import type {SyntheticEvent} from "react";

/**
 * Closes a modal dialog. Its field gives up focus at once: the browser would take focus away only with the next frame,
 * and until then a key such as the slash would count as typed into a field that nobody sees.
 */
export function closeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.blur();
  dialog.close();
}

/**
 * Handlers that keep state in step with a modal dialog which the browser closes by itself. `close` comes in a task of
 * its own (HTML, "close the dialog"), so a reader may have opened the dialog again by then: state follows `cancel`,
 * which comes before the dialog closes, and a late `close` of a dialog that is open is ignored.
 */
export const modalEvents = (setOpen: (open: boolean) => void) => ({
  onCancel: (event: SyntheticEvent<HTMLDialogElement>): void => {
    closeModal(event.currentTarget);
    setOpen(false);
  },
  onClose: (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (!event.currentTarget.open) setOpen(false);
  },
});

/**
 * Keeps a dialog with a field within what an on-screen keyboard leaves of the window, which Safari does not do by itself. Returns
 * the function that ends it.
 */
export function fitVisible(dialog: HTMLElement): () => void {
  const {visualViewport: view} = window;
  if (!view) return () => {};
  const fit = (): void => {
    // A page that is zoomed in by fingers has a small view too.
    const isZoomed = view.scale > 1.01;
    dialog.style.setProperty("--visible-h", isZoomed ? "" : `${view.height}px`);
    dialog.style.setProperty("--visible-top", isZoomed ? "" : `${view.offsetTop}px`);
  };
  fit();
  view.addEventListener("resize", fit);
  view.addEventListener("scroll", fit);
  return () => {
    view.removeEventListener("resize", fit);
    view.removeEventListener("scroll", fit);
  };
}

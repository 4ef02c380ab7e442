import type {KeyboardEvent, SyntheticEvent} from "react";

/**
 * Closes a modal dialog. Its field gives up focus at once: the browser would take focus away only with the next frame,
 * and until then a key such as the slash would count as typed into a field that nobody sees.
 */
export function closeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.blur();
  dialog.close();
}

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

/**
 * Returns handlers that keep state in step with a modal dialog.
 *
 * Escape is handled when the key goes down: React may replace the dialog in the same task (search does once its code has
 * arrived), and WebKit then closes neither. `cancel` covers other requests to close, such as the back gesture of Android.
 * `close` comes in a task of its own (HTML, "close the dialog"), so a reader may have opened the dialog again by then: a
 * late `close` of an open dialog is ignored.
 */
export function modalEvents(setOpen: (open: boolean) => void) {
  const end = (dialog: HTMLDialogElement): void => {
    closeModal(dialog);
    setOpen(false);
  };
  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
      if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      end(event.currentTarget);
    },
    onCancel: (event: DialogEvent): void => end(event.currentTarget),
    onClose(event: DialogEvent): void {
      if (!event.currentTarget.open) setOpen(false);
    },
  };
}

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

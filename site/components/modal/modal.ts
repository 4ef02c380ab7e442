import type {KeyboardEvent, SyntheticEvent} from "react";

/**
 * Closes a modal dialog and removes focus from its field immediately. The browser would do so only in the
 * next frame, and until then a key such as the slash would count as typed into an invisible field.
 */
export function closeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.blur();
  dialog.close();
}

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

/**
 * Returns handlers that keep state in sync with a modal dialog.
 *
 * Escape is handled on keydown: React may replace the dialog in the same task (search does once its code is
 * loaded), and WebKit then closes neither. `cancel` covers other close requests, such as the back gesture on
 * Android. `close` fires in a separate task (HTML, "close the dialog"), by which time the reader may have
 * reopened the dialog, so a late `close` of an open dialog is ignored.
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
 * Keeps a dialog within the area above an on-screen keyboard, which Safari does not do itself. Returns a cleanup
 * function.
 */
export function fitVisible(dialog: HTMLElement): () => void {
  const {visualViewport: view} = window;
  if (!view) return () => {};
  const fit = (): void => {
    // A page zoomed by pinching has a small viewport too.
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

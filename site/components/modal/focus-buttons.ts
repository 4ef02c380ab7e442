/**
 * Focuses a pressed button, as all browsers except Safari do, because menus and dialogs restore focus to it.
 */
export function focusButtons(document: Document): void {
  document.addEventListener(
    "click",
    ({target}) => {
      const button = target instanceof Element ? target.closest("button") : null;
      // Search moves the focus itself.
      if (button && document.activeElement === document.body) button.focus({preventScroll: true});
    },
    true,
  );
}

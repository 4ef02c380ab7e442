/**
 * Gives a button the focus when it is pressed, as all browsers but Safari do: menus and dialogs give the focus back to what had it.
 */
export function focusButtons(document: Document): void {
  document.addEventListener(
    "click",
    ({target}) => {
      const button = target instanceof Element ? target.closest("button") : null;
      // Search moves the focus on by itself.
      if (button && document.activeElement === document.body) button.focus({preventScroll: true});
    },
    true,
  );
}

import "#site/styles/frame/dialogs.css";
import {messages} from "#site/messages/messages.ts";

/**
 * Shows content in a modal dialog, which is removed when it is closed: by its button, Escape, or a click
 * outside. The browser restores focus.
 */
export function showDialog(kind: string, label: string, content: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = `dialog dialog--${kind}`;
  dialog.setAttribute("aria-label", label);
  const close = document.createElement("button");
  close.type = "button";
  close.className = "icon-btn dialog__close";
  close.setAttribute("aria-label", messages.close);
  close.innerHTML = '<i class="icon i-close" aria-hidden="true"></i>';
  close.addEventListener("click", () => dialog.close());
  dialog.append(close, content);
  dialog.addEventListener("click", event => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

import {messages} from "../../messages/messages.ts";

/** Time the button shows that the text was copied, in milliseconds. */
const DONE_MS = 1600;

/** The text a reader wants to paste: without what only the page shows, and without the removed lines of a diff. */
export function copyText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[data-nocopy], .ln.del")) hidden.remove();
  return `${copy.textContent.replace(/\n+$/, "")}\n`;
}

function show(button: HTMLButtonElement, done: boolean, text: string): void {
  button.classList.toggle("is-done", done);
  const icon = button.querySelector(".icon");
  icon?.classList.toggle("i-check", done);
  icon?.classList.toggle("i-copy", !done);
  const label = button.querySelector("span");
  if (label) label.textContent = text;
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    show(button, true, messages.page.copied);
  } catch {
    show(button, false, messages.page.copyFailed);
  }
  setTimeout(() => show(button, false, messages.page.copy), DONE_MS);
}

/** Puts a copy button into the bar of every code block that has none; its place is reserved in the style sheet. */
export function addCopyButtons(within: HTMLElement): void {
  for (const bar of within.querySelectorAll(".code__bar:not(:has(.copy))")) {
    bar.insertAdjacentHTML(
      "beforeend",
      `<button class="copy" type="button"><i class="icon i-copy icon--s" aria-hidden="true"></i><span aria-live="polite">${messages.page.copy}</span></button>`,
    );
  }
}

/** Makes the copy buttons work, those of bodies that come later included. */
export function watchCopyButtons(document: Document): void {
  document.addEventListener("click", event => {
    const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>("button.copy");
    const code = button?.closest(".code")?.querySelector<HTMLElement>("pre code");
    if (button && code) void copy(button, copyText(code));
  });
}

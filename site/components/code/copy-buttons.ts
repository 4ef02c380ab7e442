import {messages} from "#site/messages/messages.ts";

/** Duration for which the button confirms copying, in milliseconds. */
const DONE_MS = 1600;

/** Returns the text to copy, without content that is only for display and without removed lines of a diff. */
export function copyText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[data-nocopy], .ln.del")) hidden.remove();
  return `${copy.textContent.replace(/\n+$/, "")}\n`;
}

function show(button: HTMLButtonElement, done: boolean, text: string): void {
  button.classList.toggle("is-done", done);
  button.classList.toggle("i-check", done);
  button.classList.toggle("i-copy", !done);
  button.textContent = text;
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

/** Handles clicks on the copy buttons of all code blocks, present and future. */
export function watchCopyButtons(document: Document): void {
  document.addEventListener("click", event => {
    const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>("button.copy");
    const code = button?.closest(".code")?.querySelector<HTMLElement>("pre code");
    if (button && code) void copy(button, copyText(code));
  });
}

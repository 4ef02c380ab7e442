import {messages} from "#site/messages/messages.ts";

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

/** Makes the copy buttons of code blocks work, those of bodies that come later included. */
export function watchCopyButtons(document: Document): void {
  document.addEventListener("click", event => {
    const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>("button.copy");
    const code = button?.closest(".code")?.querySelector<HTMLElement>("pre code");
    if (button && code) void copy(button, copyText(code));
  });
}

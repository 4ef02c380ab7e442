import {messages} from "../../messages/messages.ts";

/** Time the button tells that the text was copied, in milliseconds. */
const DONE_MS = 1600;

/** The text a reader wants to paste: without the signs of a diff, removed lines and the prompts of a terminal. */
export function copyText(code: HTMLElement): string {
  const given = code.closest<HTMLElement>("[data-copy]")?.dataset["copy"];
  if (given !== undefined) return given;
  const lines = code.querySelectorAll<HTMLElement>(".ln");
  if (lines.length === 0) return code.textContent;
  return [...lines]
    .filter(line => !line.classList.contains("del"))
    .map(line => {
      const copy = line.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll(".sr, .prompt")) hidden.remove();
      return copy.textContent.replace(/\n$/, "");
    })
    .join("\n");
}

function show(button: HTMLButtonElement, done: boolean, text: string): void {
  button.classList.toggle("is-done", done);
  button.querySelector("use")?.setAttribute("href", done ? "#i-check" : "#i-copy");
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

/** Makes the copy buttons work, those of bodies that come later included. */
export function watchCopyButtons(document: Document): void {
  document.addEventListener("click", event => {
    const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>("button.copy");
    const code = button?.parentElement?.closest(".code, .install")?.querySelector<HTMLElement>("code");
    if (button && code) void copy(button, copyText(code));
  });
}

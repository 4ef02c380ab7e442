import {decode} from "#schemas/rules/percent-encoding.ts";
import {pathAt, setBase} from "../artifacts/base.ts";
import type {DevMessage} from "./message.ts";
import {hideOverlay, showBuilding, showOverlay} from "./overlay.ts";

/** Returns the URL of the current page in the form used by the artifacts. */
const shownUrl = (): string => pathAt(decode(location.pathname)) ?? "";

/** Loads a style sheet again. The old one is removed once the new one applies, so that the page does not flicker. */
function renew(sheet: HTMLLinkElement): void {
  const next = sheet.cloneNode() as HTMLLinkElement;
  const url = new URL(sheet.href);
  url.searchParams.set("edit", String(Number(url.searchParams.get("edit")) + 1));
  next.href = url.href;
  next.addEventListener("load", () => sheet.remove(), {once: true});
  sheet.after(next);
}

/** Handles a message from the development server. */
export function answer(message: DevMessage): void {
  if (message.diagnostics.length > 0) showOverlay(message.diagnostics);
  else hideOverlay();
  showBuilding(message.building === true);
  const isShown = message.pages.includes(shownUrl());
  // A page that waits for the build, or is not hydrated yet, can't replace its content.
  if (message.reload || (isShown && document.documentElement.dataset.alive !== "true")) {
    location.reload();
    return;
  }
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (message.styles.includes(pathAt(decode(new URL(sheet.href).pathname)) ?? "")) renew(sheet);
  if (isShown) dispatchEvent(new CustomEvent("docs:refresh"));
}

const {base = "/", round = ""} = document.getElementById("dx-dev")?.dataset ?? {};
setBase(base);
const events = new EventSource(`${base}__dev/events?round=${round}`);
events.addEventListener("message", event => answer(JSON.parse(event.data)));
// The server was restarted, so this page may be outdated.
let lost = false;
events.addEventListener("error", () => {
  lost = true;
});
events.addEventListener("open", () => {
  if (lost) location.reload();
});

import {messages} from "#site/messages/messages.ts";
import {showDialog} from "../modal/show-dialog.ts";

/** Shows an image at its own size, or as large as the window allows. */
export function showLarge(image: HTMLImageElement): void {
  const large = document.createElement("img");
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  const dialog = showDialog("zoom", image.alt || messages.page.zoomed, large);
  large.addEventListener("click", () => dialog.close());
}

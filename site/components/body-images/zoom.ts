import {messages} from "#site/messages/messages.ts";
import {showDialog} from "../modal/show-dialog.ts";

/** Shows an image at its own size, or as large as the window allows. */
export function showLarge(image: HTMLImageElement): void {
  const large = document.createElement("img");
  large.src = largestSource(image.srcset) ?? (image.currentSrc || image.src);
  large.alt = image.alt;
  const dialog = showDialog("zoom", image.alt || messages.page.zoomed, large);
  large.addEventListener("click", () => dialog.close());
}

/** Returns the widest candidate of a `srcset` with widths. Browsers choose a smaller one for the size on the page. */
export function largestSource(srcset: string): string | undefined {
  const candidates = [...srcset.matchAll(/(\S+)\s+(\d+)w/g)].map(([, url, width]) => ({
    url,
    width: Number(width),
  }));
  return candidates.sort((a, b) => b.width - a.width)[0]?.url;
}

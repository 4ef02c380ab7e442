import {BODY_ID} from "#site/artifacts/ids.ts";
import {messages} from "#site/messages/messages.ts";

/** An image that is so many times larger than it is shown can be enlarged. */
const LARGER = 1.2;

/** Puts the text of an image that can't be loaded in its place; one without text only took room. */
function standIn(image: HTMLImageElement): void {
  const text = image.alt.trim();
  if (text === "") {
    image.remove();
    return;
  }
  const chip = document.createElement("span");
  chip.className = "img-chip";
  chip.textContent = text;
  image.replaceWith(chip);
}

/** Returns the width of the image itself, in pixels. For an SVG, WebKit reports the width of the box instead. */
const ownWidth = (image: HTMLImageElement): number =>
  Math.max(image.naturalWidth, Number(image.getAttribute("width")) || 0);

/**
 * Lets readers enlarge an image that is shown smaller than it is. One in a link leads where the link does; one with an empty text
 * only decorates.
 */
function offerZoom(image: HTMLImageElement): void {
  if (image.closest("a") || image.getAttribute("alt") === "") return;
  if (image.clientWidth === 0 || ownWidth(image) < image.clientWidth * LARGER) return;
  image.classList.add("is-zoomable");
  image.tabIndex = 0;
  image.setAttribute("role", "button");
  image.setAttribute("aria-label", messages.page.zoom(image.alt));
}

const imageOf = ({target}: Event): HTMLImageElement | null =>
  target instanceof HTMLImageElement && target.closest(`#${BODY_ID}`) ? target : null;

/** Looks after images whose fate was settled before this code was there. */
export function settleImages(body: HTMLElement): void {
  for (const image of body.querySelectorAll("img")) {
    if (!image.complete || image.currentSrc === "") continue;
    if (image.naturalWidth > 0) offerZoom(image);
    // Some drawings have no width of their own, so only the browser knows.
    else image.decode().catch(() => image.isConnected && standIn(image));
  }
}

/** Looks after the images of all bodies from now on. */
export function watchImages(document: Document): void {
  document.addEventListener(
    "error",
    event => {
      const image = imageOf(event);
      if (image) standIn(image);
    },
    true,
  );
  document.addEventListener(
    "load",
    event => {
      const image = imageOf(event);
      if (image) offerZoom(image);
    },
    true,
  );
  const zoom = (event: Event): void => {
    const image = imageOf(event);
    if (!image?.classList.contains("is-zoomable")) return;
    event.preventDefault();
    void import("./zoom.ts").then(({showLarge}) => showLarge(image));
  };
  document.addEventListener("click", zoom);
  document.addEventListener("keydown", event => {
    if (event.key === "Enter" || event.key === " ") zoom(event);
  });
}

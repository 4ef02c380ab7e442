import {fillText} from "#schemas/rules/fill-text.ts";
import {BODY_ID} from "#site/artifacts/ids.ts";
import {messages} from "#site/messages/messages.ts";

/** Minimum ratio between an image's own size and its displayed size for zooming. */
const LARGER = 1.2;

/** Replaces an image that can't be loaded with its alternative text, or removes it if there is none. */
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

/** Returns the image's own width in pixels. For an SVG, WebKit reports the width of the box instead. */
const ownWidth = (image: HTMLImageElement): number =>
  Math.max(image.naturalWidth, Number(image.getAttribute("width")) || 0);

/**
 * Makes an image zoomable if it is displayed smaller than its own size. Images in links and decorative images
 * are not zoomable.
 */
function offerZoom(image: HTMLImageElement): void {
  if (image.closest("a") || image.getAttribute("alt") === "") return;
  if (image.clientWidth === 0 || ownWidth(image) < image.clientWidth * LARGER) return;
  image.classList.add("is-zoomable");
  image.tabIndex = 0;
  image.setAttribute("role", "button");
  image.setAttribute(
    "aria-label",
    image.alt ? fillText(messages.page.zoom, {text: image.alt}) : messages.page.zoomUnnamed,
  );
}

const imageOf = ({target}: Event): HTMLImageElement | null =>
  target instanceof HTMLImageElement && target.closest(`#${BODY_ID}`) ? target : null;

/** Handles images that had loaded or failed before this code was loaded. */
export function settleImages(body: HTMLElement): void {
  for (const image of body.querySelectorAll("img")) {
    if (!image.complete || image.currentSrc === "") continue;
    if (image.naturalWidth > 0) offerZoom(image);
    // Some drawings have no intrinsic width, so only decoding shows whether they are valid.
    else image.decode().catch(() => image.isConnected && standIn(image));
  }
}

/** Handles images that load or fail from now on. */
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

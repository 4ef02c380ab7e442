import {library} from "virtual:diagrams";
import type {drawDiagram} from "#site/diagrams/draw.ts";
import {messages} from "#site/messages/messages.ts";
import {copyText} from "../code/copy-buttons.ts";

/** Distance from the viewport at which diagrams are drawn. */
const NEAR = "600px";

const load = async (): Promise<typeof drawDiagram> => {
  const url = new URL(library, import.meta.url).href;
  const module: {drawDiagram: typeof drawDiagram} = await import(/* @vite-ignore */ url);
  return module.drawDiagram;
};

const dark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

const isDark = (): boolean => {
  const {theme} = document.documentElement.dataset;
  return theme === "dark" || (theme !== "light" && dark().matches);
};

/** Diagrams are drawn one at a time, because the styles of a diagram being drawn affect the whole page. */
let queue: Promise<void> = Promise.resolve();

/**
 * Draws the diagrams of a body when they come near the viewport, and again when the color scheme changes. The library
 * is loaded with the first one. Invalid diagrams remain as text.
 *
 * @returns a cleanup function
 */
export function watchDiagrams(body: HTMLElement): (() => void) | undefined {
  const figures = [...body.querySelectorAll<HTMLElement>('figure[data-island="Diagram"]')];
  if (figures.length === 0) return undefined;
  const drawn = new Set<HTMLElement>();
  const draw = (figure: HTMLElement): void => {
    drawn.add(figure);
    queue = queue.then(() => show(figure)).catch(() => figure.classList.remove("is-drawn"));
  };
  const near = new IntersectionObserver(
    entries => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        if (target instanceof HTMLElement) draw(target);
      }
    },
    {rootMargin: NEAR},
  );
  for (const figure of figures) near.observe(figure);
  const again = (): void => drawn.forEach(draw);
  const colors = new MutationObserver(again);
  colors.observe(document.documentElement, {attributeFilter: ["data-theme"]});
  const system = dark();
  system.addEventListener("change", again);
  return () => {
    near.disconnect();
    colors.disconnect();
    system.removeEventListener("change", again);
  };
}

async function show(figure: HTMLElement): Promise<void> {
  const code = figure.querySelector<HTMLElement>("pre code");
  if (!code || !figure.isConnected) return;
  const {src, width, height, label} = await (await load())(copyText(code), isDark());
  const image = figure.querySelector<HTMLImageElement>(".diagram") ?? new Image();
  Object.assign(image, {className: "diagram", src, width, height, alt: label || messages.page.diagram});
  if (image.isConnected) return;
  figure.querySelector(".code__bar")?.prepend(sourceButton(figure));
  figure.querySelector("pre")?.before(image);
  figure.classList.add("is-drawn");
}

/** Creates the button that shows and hides a diagram's source. */
function sourceButton(figure: HTMLElement): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "diagram__source";
  const name = (): void => {
    const isOpen = figure.classList.contains("has-source");
    button.textContent = isOpen ? messages.page.hideSource : messages.page.showSource;
    button.setAttribute("aria-expanded", String(isOpen));
  };
  button.addEventListener("click", () => {
    figure.classList.toggle("has-source");
    name();
  });
  name();
  return button;
}

import mermaid from "mermaid";
import {lastRules} from "./adopted-style.ts";

/** Diagram as a self-contained image that can't execute or load anything. */
export interface Drawing {
  /** Data URL of the image. */
  src: string;
  width: number;
  height: number;
  /** Title and description given in the diagram; empty if there is none. */
  label: string;
}

/** System fonts only, because an image can't use the page's fonts. */
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

let count = 0;

/** Draws a diagram from its source. Throws if the source is invalid. */
export async function drawDiagram(text: string, isDark: boolean): Promise<Drawing> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: "strict",
    suppressErrorRendering: true,
    theme: isDark ? "dark" : "default",
    fontFamily: FONT,
    htmlLabels: false,
    // The diagram source must not override the settings above.
    secure: ["secure", "securityLevel", "startOnLoad", "maxTextSize", "maxEdges", "htmlLabels", "themeCSS"],
  });
  const {svg} = await mermaid.render(`dx-diagram${count++}`, text);
  return picture(svg, lastRules());
}

function picture(markup: string, rules: string): Drawing {
  const svg = new DOMParser().parseFromString(markup, "text/html").querySelector("svg");
  if (!svg) throw new Error("nothing was drawn");
  const [, , width = 0, height = 0] = (svg.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  svg.setAttribute("width", String(Math.ceil(width)));
  svg.setAttribute("height", String(Math.ceil(height)));
  svg.style.removeProperty("max-width");
  const label = [...svg.querySelectorAll(":scope > title, :scope > desc")]
    .map(element => element.textContent.trim())
    .filter(Boolean)
    .join(": ");
  // The page's policy would block a style element here, so it is inserted into the text.
  const style = `<style>${rules.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style>`;
  const text = new XMLSerializer().serializeToString(svg).replace(">", () => `>${style}`);
  return {
    src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`,
    width: Math.ceil(width),
    height: Math.ceil(height),
    label,
  };
}

import mermaid from "mermaid";
import {lastRules} from "./adopted-style.ts";

/** A diagram as a picture of its own, in which nothing can run or load. */
export interface Drawing {
  /** Address of the picture, with all of it in it. */
  src: string;
  width: number;
  height: number;
  /** Title and description that the diagram gives itself; empty where it has none. */
  label: string;
}

/** Fonts of the reader's system alone: a picture can't use those of the page. */
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

let count = 0;

/** Draws the text of a diagram. Throws where the text is none. */
export async function drawDiagram(text: string, isDark: boolean): Promise<Drawing> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: "strict",
    suppressErrorRendering: true,
    theme: isDark ? "dark" : "default",
    fontFamily: FONT,
    htmlLabels: false,
    // What a text sets for itself must not undo the above.
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
  // A style element would be refused where the policy of the page still counts, so it is put into the text.
  const style = `<style>${rules.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style>`;
  const text = new XMLSerializer().serializeToString(svg).replace(">", () => `>${style}`);
  return {
    src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`,
    width: Math.ceil(width),
    height: Math.ceil(height),
    label,
  };
}

/** Properties of sides (`margin-top`) and of borders (`border-top-color`). */
const OF_SIDES =
  /^(?:(?:margin|padding)(?:-(?:top|right|bottom|left))?|border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width))?)$/;

/** Other properties, none of which loads anything, or moves an element out of its place. */
const PROPERTIES: ReadonlySet<string> = new Set(
  "align-content align-items align-self aspect-ratio background background-color border-collapse border-radius border-spacing box-sizing clear color column-gap display flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font-size font-style font-variant font-variant-caps font-variant-numeric font-weight gap grid-auto-flow grid-column grid-row grid-template-columns grid-template-rows height justify-content justify-items justify-self letter-spacing line-height list-style list-style-type max-height max-width min-height min-width object-fit opacity overflow overflow-wrap overflow-x overflow-y row-gap text-align text-decoration text-indent text-overflow text-transform vertical-align white-space width word-break word-spacing".split(
    " ",
  ),
);
// No functions that load or compute external values, no escapes, no negative lengths that could cover the
// layout.
const VALUE = /^(?:(?:rgba?|hsla?|calc|min|max|clamp)\([\d\s,.%/*+a-z]*\)|[#\w.%!,/\s]|-(?=[a-z]))+$/i;

const UNITLESS = new Set(["flex", "flex-grow", "flex-shrink", "font-weight", "line-height", "opacity"]);

/**
 * Converts a JSX style object to text: `{backgroundColor: "#111", width: 20}` → `background-color: #111;
 * width: 20px`.
 */
export function styleText(style: object): string {
  return Object.entries(style)
    .map(([name, value]) => {
      const property = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      const unit = typeof value === "number" && value !== 0 && !UNITLESS.has(property) ? "px" : "";
      return `${property}: ${String(value)}${unit}`;
    })
    .join("; ");
}

/** Style with only safe declarations. */
export interface SafeStyle {
  style: string;
  /** Names of the removed declarations. */
  removed: string[];
}

/**
 * Keeps the declarations of an allowlist: colors, boxes, text; nothing that loads resources, moves or covers other
 * elements.
 */
export function safeStyle(style: string): SafeStyle {
  const kept: string[] = [];
  const removed: string[] = [];
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":");
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (declaration.trim() === "") continue;
    if ((PROPERTIES.has(property) || OF_SIDES.test(property)) && VALUE.test(value) && value.length < 100)
      kept.push(`${property}: ${value}`);
    else removed.push(property || declaration.trim());
  }
  return {style: kept.join("; "), removed};
}

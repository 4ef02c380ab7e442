const PROPERTIES =
  /^(?:align-items|align-self|background|background-color|border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width))?|border-radius|color|display|flex(?:-(?:basis|direction|flow|grow|shrink|wrap))?|float|font-(?:size|style|weight)|gap|height|justify-content|line-height|list-style(?:-type)?|margin(?:-(?:top|right|bottom|left))?|max-height|max-width|min-height|min-width|opacity|padding(?:-(?:top|right|bottom|left))?|text-(?:align|decoration|transform)|vertical-align|white-space|width)$/;
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
    if (PROPERTIES.test(property) && VALUE.test(value) && value.length < 100)
      kept.push(`${property}: ${value}`);
    else removed.push(property || declaration.trim());
  }
  return {style: kept.join("; "), removed};
}

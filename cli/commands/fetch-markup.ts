import type {MarkupRules} from "../external/readme/context.ts";
import {DROPPED_ELEMENTS, ELEMENTS} from "../render/body/schema.ts";

/** The HTML that pages may hold, with attributes as they are written. */
export const MARKUP: MarkupRules = {
  elements: new Map(
    [...ELEMENTS].map(([name, own]) => [name, new Set([...own].map(key => key.toLowerCase()))]),
  ),
  dropped: DROPPED_ELEMENTS,
  reservedPrefix: "dx-",
};

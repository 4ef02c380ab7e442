import type {MarkupRules} from "#cli/external/readme/context.ts";
import {ELEMENTS} from "#core/model/allow-list.ts";
import {DROPPED_ELEMENTS} from "#core/model/dropped-elements.ts";

/** The HTML that pages may hold, with attributes as they are written. */
export const MARKUP: MarkupRules = {
  elements: new Map(
    [...ELEMENTS].map(([name, own]) => [name, new Set([...own].map(key => key.toLowerCase()))]),
  ),
  dropped: DROPPED_ELEMENTS,
  reservedPrefix: "dx-",
};

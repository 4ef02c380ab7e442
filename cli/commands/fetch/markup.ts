import type {MarkupRules} from "#cli/external/readme/context.ts";
import {ELEMENTS} from "#core/model/allow-list.ts";
import {DROPPED_ELEMENTS} from "#core/model/elements/dropped-elements.ts";

/** HTML that pages may contain, with attributes in source spelling. */
export const MARKUP: MarkupRules = {
  elements: new Map(
    [...ELEMENTS].map(([name, own]) => [name, new Set([...own].map(key => key.toLowerCase()))]),
  ),
  dropped: DROPPED_ELEMENTS,
  reservedPrefix: "dx-",
};

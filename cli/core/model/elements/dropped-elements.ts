import {ELEMENTS} from "../allow-list.ts";

/** Elements dropped together with their content. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set(
  "applet base canvas dialog embed frame frameset head iframe input link math meta noembed noframes noscript object optgroup option param plaintext portal script select style svg template textarea title xmp".split(
    " ",
  ),
);

/** Form elements that are dropped without their content. */
const UNWRAPPED_ELEMENTS: ReadonlySet<string> = new Set("button fieldset form label legend".split(" "));

/** Reports whether a lowercase name is an HTML element, rather than a component or a mistake. */
export const isHtmlElement = (name: string): boolean =>
  ELEMENTS.has(name) || DROPPED_ELEMENTS.has(name) || UNWRAPPED_ELEMENTS.has(name);

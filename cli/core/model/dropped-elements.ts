/** Elements dropped together with their content. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set(
  "applet base canvas dialog embed frame frameset head iframe input link math meta noembed noframes noscript object optgroup option param plaintext portal script select style svg template textarea title xmp".split(
    " ",
  ),
);

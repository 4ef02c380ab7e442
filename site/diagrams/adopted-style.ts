/** Element name that the library uses instead of `style` (see `site/build/diagrams.ts`). */
const NAME = "dx-style";

/** Style rules of the diagram being drawn. */
let last = "";

/**
 * Replaces the style element, which the content security policy of a page blocks. Its rules apply while it is
 * in the document, so that texts are measured as they will be displayed.
 */
class AdoptedStyle extends HTMLElement {
  readonly #sheet = new CSSStyleSheet();

  connectedCallback(): void {
    last = this.textContent;
    // The rules must not become text of the drawing.
    this.textContent = "";
    this.#sheet.replaceSync(last);
    document.adoptedStyleSheets.push(this.#sheet);
  }

  disconnectedCallback(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet);
  }
}

customElements.define(NAME, AdoptedStyle);

/** Returns the style rules of the last drawing. */
export const lastRules = (): string => last;

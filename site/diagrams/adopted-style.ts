/** Name that the library's own styles are made with instead of `style` (see `site/build/diagrams.ts`). */
const NAME = "dx-style";

/** Style rules of the diagram that is being drawn. */
let last = "";

/**
 * Stands for a style element, which the content security policy of a page refuses: its rules count while it is in the
 * document, so that texts are measured as they will be shown.
 */
class AdoptedStyle extends HTMLElement {
  readonly #sheet = new CSSStyleSheet();

  connectedCallback(): void {
    last = this.textContent;
    // Rules are no text of the drawing.
    this.textContent = "";
    this.#sheet.replaceSync(last);
    document.adoptedStyleSheets.push(this.#sheet);
  }

  disconnectedCallback(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet);
  }
}

customElements.define(NAME, AdoptedStyle);

/** Style rules that the last drawing was made with. */
export const lastRules = (): string => last;

import type {ElementContent} from "hast";
import {VOID} from "./to-html.ts";

/** Reports whether a node is raw HTML or contains any. */
export function holdsRaw(node: ElementContent): boolean {
  if (node.type === "raw") return true;
  return "children" in node && node.children.some(holdsRaw);
}

const NAMES = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Elements whose content is not HTML, or that change how a parser reads what follows them (HTML, 13.2.6). */
const SPECIAL = NAMES(
  "applet body form frameset head html iframe marquee math noembed noframes noscript object plaintext script select style svg template textarea title xmp",
);
/**
 * Elements that are only valid in tables. The first tag of a fragment may be one of them (HTML, 13.2.6.4.22).
 */
const TABLE_PARTS = NAMES("caption col colgroup tbody td tfoot th thead tr");

const PIECE =
  /[^<]+|<!--(?!-?>)[\s\S]*?-->|<\/([a-z][a-z\d-]*)\s*>|<([a-z][a-z\d-]*)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?){0,99}\s*(\/?)>/giy;

/**
 * Tracks which elements are open in a sequence of nodes. If none is open, an HTML parser is back in its
 * initial state, and the following nodes can be parsed separately. This is only certain for tags that are
 * closed in the right order and are not special elements. After anything else inside an element, the
 * remaining nodes belong to that element. Outside of elements, all nodes belong together, because the first
 * tag of a fragment determines how some tags are parsed.
 */
export class OpenElements {
  readonly #open: string[] = [];
  #isKnown = true;
  /** Whether the nodes must be parsed as one fragment. */
  areOne = false;

  get areClosed(): boolean {
    return this.#isKnown && this.#open.length === 0;
  }

  /** Reads the tags of the next node. */
  read(node: ElementContent): void {
    if (!this.#isKnown) return;
    if (node.type === "raw") this.#readHtml(node.value);
    else if (node.type === "element") {
      this.#start(node.tagName);
      for (const child of node.children) this.read(child);
      if (!VOID.has(node.tagName)) this.#end(node.tagName);
    }
  }

  #readHtml(html: string): void {
    PIECE.lastIndex = 0;
    while (this.#isKnown && PIECE.lastIndex < html.length) {
      const [piece, closing, opening, slash] = PIECE.exec(html) ?? [];
      if (closing !== undefined) this.#end(closing.toLowerCase());
      else if (opening !== undefined) this.#start(opening.toLowerCase(), slash === "/");
      else if (piece === undefined) this.#giveUp();
    }
  }

  #start(name: string, isSelfClosed = false): void {
    const isVoid = VOID.has(name);
    const isOdd = SPECIAL.has(name) || (isSelfClosed && !isVoid);
    if (isOdd || (this.#open.length === 0 && TABLE_PARTS.has(name))) this.#giveUp();
    else if (!isVoid) this.#open.push(name);
  }

  #end(name: string): void {
    if (this.#open.at(-1) === name) this.#open.pop();
    else this.#giveUp();
  }

  #giveUp(): void {
    this.#isKnown = false;
    this.areOne ||= this.#open.length === 0;
  }
}

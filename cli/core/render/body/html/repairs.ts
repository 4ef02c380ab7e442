import type {ElementContent} from "hast";
import type {Positioned} from "#core/model/place.ts";
import {type BodyState, report} from "../body-state.ts";

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
/** Elements that end an open paragraph (HTML, 13.2.6.4.7). */
const BLOCKS: ReadonlySet<string> = new Set(
  "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul".split(
    " ",
  ),
);
/** Elements inside which a surrounding paragraph stays open. */
const SCOPES: ReadonlySet<string> = new Set("button caption marquee object td template th".split(" "));

/**
 * Reports paragraphs that browsers end before their closing tag because a block starts inside them
 * (`html-nesting`), so that what follows is outside the paragraph. Raw HTML, JSX and Markdown are checked
 * together, as a browser sees them.
 */
export function findRepairs(children: readonly ElementContent[], state: BodyState): void {
  /**
   * Open paragraphs, each with the block that ended it. `null` represents an element that keeps surrounding
   * paragraphs open.
   */
  const open: ({by: string | null; place: Positioned} | null)[] = [];
  const start = (name: string, place: Positioned): void => {
    const last = open.at(-1);
    if (SCOPES.has(name)) open.push(null);
    else if (name === "p") open.push({by: null, place});
    else if (last && BLOCKS.has(name)) last.by ??= name;
  };
  const end = (name: string): void => {
    if (SCOPES.has(name)) {
      const scope = open.lastIndexOf(null);
      if (scope >= 0) open.length = scope;
    } else if (name === "p") {
      const last = open.at(-1);
      if (!last) return;
      open.pop();
      if (last.by === null) return;
      const message = `\`<${last.by}>\` is in a \`<p>\`: browsers end the paragraph before it`;
      report(state, "html-nesting", message, last.place);
    }
  };
  const visit = (node: ElementContent): void => {
    if (node.type === "raw") {
      for (const [, slash, name] of node.value.matchAll(TAG))
        if (name !== undefined) slash ? end(name.toLowerCase()) : start(name.toLowerCase(), node);
    } else if (node.type === "element" || node.type === "own") {
      start(node.tagName, node);
      for (const child of node.children) visit(child);
      end(node.tagName);
    } else if (node.type === "part") {
      const before = state.file;
      state.file = {...before, path: node.path};
      for (const child of node.children) visit(child);
      state.file = before;
    }
  };
  for (const child of children) visit(child);
}

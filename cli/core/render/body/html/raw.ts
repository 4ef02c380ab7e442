import {createRequire} from "node:module";
import type {ElementContent, Nodes, Root} from "hast";
import {VFile} from "vfile";
import {type BodyState, report} from "../body-state.ts";
import {isNestedTooDeeply} from "./nesting.ts";
import {holdsRaw, OpenElements} from "./open-elements.ts";

/** Iterates over the nodes with raw HTML among nodes and their descendants, in order. */
function* rawNodes(children: readonly ElementContent[]): Iterable<{value: string}> {
  for (const child of children) {
    if (child.type === "raw") yield child;
    else if ("children" in child && child.type !== "own" && child.type !== "part")
      yield* rawNodes(child.children);
  }
}

type Raw = typeof import("hast-util-raw").raw;

const PASS_THROUGH = ["own", "trusted", "part"];

// Loaded on demand: most pages contain no HTML, and the HTML parser is the largest module of all.
const load = (): Raw => createRequire(import.meta.url)("hast-util-raw").raw;

/**
 * Parses the raw HTML among the children of a node, together with the nodes between its tags, as a browser
 * would. Each node is a separate fragment: an unclosed tag has no effect beyond its paragraph, list item or
 * file. Siblings outside all tags are unchanged.
 */
export function parseRaw(
  children: ElementContent[],
  place: Pick<ElementContent, "position">,
  state: BodyState,
): ElementContent[] {
  if (!children.some(child => child.type === "raw")) return children;
  return fragmentsOf(children).flatMap(fragment =>
    fragment.some(holdsRaw) ? parseFragmentOf(fragment, place, state) : fragment,
  );
}

/** Splits nodes at positions where no element is open, so that parts without HTML are not parsed. */
function fragmentsOf(children: ElementContent[]): ElementContent[][] {
  const open = new OpenElements();
  const fragments: ElementContent[][] = [];
  let isHtml = false;
  for (const child of children) {
    const hasHtml = holdsRaw(child);
    // Text belongs to the preceding fragment.
    const starts = isHtml ? !hasHtml && child.type !== "text" && open.areClosed : hasHtml;
    if (starts || fragments.length === 0) {
      fragments.push([]);
      isHtml = hasHtml;
    }
    fragments.at(-1)?.push(child);
    if (hasHtml || isHtml) open.read(child);
  }
  return open.areOne ? [children] : fragments;
}

/** Returns the nodes of parsed HTML; a document type has no place in a page. */
const contentOf = (parsed: Nodes): ElementContent[] =>
  (parsed.type === "root" ? parsed.children : [parsed]).filter(
    child => child.type !== "doctype" && child.type !== "mdxjsEsm",
  );

function parseFragmentOf(
  children: ElementContent[],
  place: Pick<ElementContent, "position">,
  state: BodyState,
): ElementContent[] {
  // The parser holds back text in a table until the next token and loses it at the end. Comments are not written.
  const nodes = [...rawNodes(children)];
  removeStrayColumns(nodes);
  const root: Root = {type: "root", children: [...children, {type: "comment", value: ""}]};
  try {
    if (isNestedTooDeeply(nodes.map(({value}) => value))) throw new RangeError("too deep");
    // Without a file, the parser drops the positions of all nodes, including those that are not HTML.
    const parsed = load()(root, {passThrough: PASS_THROUGH as never[], file: new VFile()});
    return contentOf(parsed);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const first = children.find(({position}) => position !== undefined) ?? place;
    report(state, "parse-limit", "the HTML is nested too deeply and was removed", first);
    return children.filter(child => child.type !== "raw");
  }
}

const COLUMN = /<\/?col(?:group)?(?=[\s/>])[^>]*>/gi;

/**
 * Removes columns outside of tables. They would start a column group, in which a parser drops all text (HTML,
 * 13.2.6.4.12).
 */
function removeStrayColumns(nodes: readonly {value: string}[]): void {
  if (nodes.some(({value}) => /<table(?=[\s>])/i.test(value))) return;
  for (const node of nodes) node.value = node.value.replaceAll(COLUMN, "");
}

/** Parses finished HTML. */
export const parseFragment = (html: string): ElementContent[] => {
  const root: Root = {type: "root", children: [{type: "raw", value: html}]};
  return contentOf(load()(root));
};

import type {Nodes} from "mdast";
import {inlineText, oneLine} from "#core/model/mdast-text.ts";
import {type PageRule, placeOf, sourceLines} from "./finding.ts";

/** Link texts that don't describe the target, in lowercase. */
const VAGUE = new Set(["here", "click here", "right here", "this", "this link", "link", "more", "read more"]);

/** Reports links whose text is empty or meaningless. */
export const linkText: PageRule = function* (view) {
  for (const placed of view.links) {
    const text = oneLine(inlineText(placed.node));
    const bare = text.toLowerCase().replaceAll(/^[\s"'“‘(]+|(?<![\s"'”’).,:;!…→»])[\s"'”’).,:;!…→»]+$/g, "");
    if (VAGUE.has(bare) && !hasOther(placed.node))
      yield {message: `the link text “${text}” does not describe its target`, place: placeOf(placed)};
    else if (text === "" && !hasOther(placed.node))
      yield {message: "the link has no text", place: placeOf(placed)};
  }
};

/**
 * Reports whether nodes contain more than plain words: code (a value named `this`), HTML, a component, or an
 * image, which has its own rule.
 */
const hasOther = (node: {children: readonly Nodes[]}): boolean =>
  node.children.some(
    child =>
      child.type !== "text" &&
      (!["strong", "emphasis", "delete"].includes(child.type) || !("children" in child) || hasOther(child)),
  );

/** Reports bare URLs used as text (GFM autolink literals). */
export const linkBare: PageRule = function* (view) {
  for (const placed of view.links) {
    if (placed.node.type === "link" && /^(?:https?:|www\.)/i.test(sourceLines(placed)[0] ?? ""))
      yield {message: `the bare URL ${placed.node.url} is used as text`, place: placeOf(placed)};
  }
};

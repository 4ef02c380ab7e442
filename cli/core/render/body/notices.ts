import type {ElementContent} from "hast";
import {inlineText} from "#core/model/mdast-text.ts";
import type {Aside, AsideKind, Placeholder} from "#core/model/nodes.ts";
import {own, text} from "./html/element.ts";

/** Word that a reader sees for each kind of aside. */
export const ASIDE_LABELS: Readonly<Record<AsideKind, string>> = {
  tip: "Tip",
  warning: "Warning",
  todo: "To do",
  note: "Note",
  important: "Important",
  caution: "Caution",
};

/**
 * An aside with its visible label. A `note`, not an `aside` element: inside the page's main landmark that would be a
 * landmark of its own for every tip.
 */
export function asideToHast(
  {kind, title, titleText, position}: Aside,
  titleChildren: ElementContent[],
  children: ElementContent[],
): ElementContent {
  const label = title
    ? title.map(node => inlineText(node)).join("") || ASIDE_LABELS[kind]
    : ASIDE_LABELS[kind];
  const icon = own("span", {className: ["aside__icon"], ariaHidden: "true"}, []);
  const heading = own("p", {className: ["aside__label"]}, title ? titleChildren : [text(label)]);
  const properties = {className: ["aside", `aside--${kind}`], role: "note", ariaLabel: label};
  const head = titleText === "" ? [icon] : [icon, heading];
  return own("div", properties, [...head, ...children], {position});
}

/** A small notice where something can't be shown. */
export function placeholderToHast(node: Placeholder): ElementContent {
  return own(node.inline ? "span" : "p", {className: ["placeholder"]}, [text(node.text)], node);
}

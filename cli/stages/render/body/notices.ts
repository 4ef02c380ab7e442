import type {ElementContent} from "hast";
import type {Aside, AsideKind, Placeholder} from "../../../model/nodes.ts";
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
export function asideToHast(node: Aside, children: ElementContent[]): ElementContent {
  const label = ASIDE_LABELS[node.kind];
  const icon = own("span", {className: ["aside__icon"], ariaHidden: "true"}, []);
  const heading = own("p", {className: ["aside__label"]}, [text(label)]);
  const properties = {className: ["aside", `aside--${node.kind}`], role: "note", ariaLabel: label};
  return own("div", properties, [icon, heading, ...children], node);
}

/** A small notice where something can't be shown. */
export function placeholderToHast(node: Placeholder): ElementContent {
  return own(node.inline ? "span" : "p", {className: ["placeholder"]}, [text(node.text)], node);
}

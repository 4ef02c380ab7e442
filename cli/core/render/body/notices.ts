import type {ElementContent} from "hast";
import {inlineText} from "#core/model/mdast-text.ts";
import type {Aside, Placeholder} from "#core/model/nodes.ts";
import type {ContentTexts} from "#schemas/settings/content-texts.ts";
import {own, text} from "./html/element.ts";

/**
 * Renders an aside with its visible label. Uses the role `note` instead of an `aside` element, which would
 * create a landmark for every tip.
 */
export function asideToHast(
  {kind, title, titleText, position}: Aside,
  titleChildren: ElementContent[],
  children: ElementContent[],
  texts: ContentTexts,
): ElementContent {
  const label = title?.map(node => inlineText(node)).join("") || texts[kind];
  const icon = own("span", {className: ["aside__icon"], ariaHidden: "true"}, []);
  const heading = own("p", {className: ["aside__label"]}, title ? titleChildren : [text(label)]);
  const properties = {className: ["aside", `aside--${kind}`], role: "note", ariaLabel: label};
  const head = titleText === "" ? [icon] : [icon, heading];
  return own("div", properties, [...head, ...children], {position});
}

/** Renders a notice in place of something that can't be shown. */
export function placeholderToHast(node: Placeholder): ElementContent {
  return own(node.inline ? "span" : "p", {className: ["placeholder"]}, [text(node.text)], node);
}

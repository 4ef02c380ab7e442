import type {Element, ElementContent, Properties, Text} from "hast";
import type {Nodes} from "mdast";
import type {Own} from "../nodes.ts";

/** An element from content, at the place of its Markdown node. */
export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[],
  from?: Pick<Nodes, "position">,
): Element => ({
  type: "element",
  tagName,
  properties,
  children,
  ...(from?.position && {position: from.position}),
});

/** An element of the tool's own making. */
export const own = (
  tagName: string,
  properties: Properties,
  children: ElementContent[],
  from?: Pick<Nodes, "position">,
): Own => ({type: "own", tagName, properties, children, ...(from?.position && {position: from.position})});

export const text = (value: string): Text => ({type: "text", value});

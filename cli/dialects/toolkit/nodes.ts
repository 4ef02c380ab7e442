import type {Link, Node, PhrasingContent, RootContent} from "mdast";
import type {HtmlElement} from "#core/model/nodes.ts";

/** Position of a generated node: that of the syntax it replaces. */
export interface Place {
  position?: NonNullable<Node["position"]>;
}

const data = {generated: true};

/** Returns the place of a node, which may have none. */
export const placeOf = ({position}: Pick<Node, "position">): Place => (position ? {position} : {});

/** Text that contains no Markdown. */
export const plain = (value: string): PhrasingContent => ({type: "text", value, data: {evaluated: true}});

/** A code span. */
export const codeSpan = (value: string): PhrasingContent => ({type: "inlineCode", value, data});

/** Important text. */
export const strong = (children: PhrasingContent[]): PhrasingContent => ({type: "strong", children, data});

/** A link, whose target is checked as any other. */
export const link = (url: string, children: PhrasingContent[], place: Place): Link => ({
  type: "link",
  url,
  children,
  data,
  ...place,
});

/** A paragraph. */
export const paragraph = (children: PhrasingContent[], place: Place): RootContent => ({
  type: "paragraph",
  children,
  data,
  ...place,
});

/** A picture in a line of its own. */
export const picture = (url: string, alt: string, place: Place): RootContent =>
  paragraph([{type: "image", url, alt, data, ...place}], place);

/** An HTML element around blocks. */
export const element = (
  tagName: string,
  children: readonly RootContent[],
  attributes: Record<string, unknown> = {},
): HtmlElement => ({type: "htmlElement", tagName, attributes, inline: false, children: [...children]});

/** An empty element that makes an id a target of links. */
export const anchor = (id: string): HtmlElement => ({
  type: "htmlElement",
  tagName: "span",
  attributes: {id},
  inline: true,
  children: [],
});

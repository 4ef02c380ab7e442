import type {Link, Node, PhrasingContent, RootContent} from "mdast";
import type {HtmlElement} from "#core/model/nodes.ts";
import type {FileScope} from "#core/parse/file-scope.ts";

/** Position of a generated node, which is the position of the syntax it replaces. */
export interface Place {
  position?: NonNullable<Node["position"]>;
}

const data = {generated: true};

/** Returns the position of a node, if it has one. */
export const placeOf = ({position}: Pick<Node, "position">): Place => (position ? {position} : {});

/** Creates text that contains no Markdown. */
export const plain = (value: string): PhrasingContent => ({type: "text", value, data: {evaluated: true}});

/** Creates a code span. */
export const codeSpan = (value: string): PhrasingContent => ({type: "inlineCode", value, data});

/** Creates strong text. */
export const strong = (children: PhrasingContent[]): PhrasingContent => ({type: "strong", children, data});

/** Creates a link, whose target is checked like any other. */
export const link = (url: string, children: PhrasingContent[], place: Place): Link => ({
  type: "link",
  url,
  children,
  data,
  ...place,
});

/** Creates a paragraph. */
export const paragraph = (children: PhrasingContent[], place: Place): RootContent => ({
  type: "paragraph",
  children,
  data,
  ...place,
});

/** Creates a block image. */
export const picture = (url: string, alt: string, place: Place): RootContent =>
  paragraph([{type: "image", url, alt, data, ...place}], place);

/** Creates an HTML element around blocks. */
export const element = (
  tagName: string,
  children: readonly RootContent[],
  attributes: Record<string, unknown> = {},
): HtmlElement => ({type: "htmlElement", tagName, attributes, inline: false, children: [...children]});

/** Creates an HTML element around inline content. */
export const inlineElement = (
  tagName: string,
  children: PhrasingContent[],
  place: Place,
): PhrasingContent => ({...element(tagName, children), inline: true, ...place});

/** Creates an empty element that makes an id a link target. */
export const anchor = (id: string): HtmlElement => ({
  type: "htmlElement",
  tagName: "span",
  attributes: {id},
  inline: true,
  children: [],
});

/**
 * Returns an empty element that makes a block's id a link target, or nothing if the page already has that id.
 */
export function target(id: string, {page}: FileScope): HtmlElement[] {
  if (id === "" || page.targets.has(id)) return [];
  page.targets.add(id);
  return [anchor(id)];
}

import type {RootContent} from "mdast";
import {shownProps} from "#core/model/elements/shown-props.ts";
import type {HtmlElement} from "#core/model/nodes.ts";
import {component} from "../blocks/component.ts";
import type {ComponentUse, FileScope} from "../file-scope.ts";
import {type LinkedPage, linkedPage} from "../linked-page.ts";

/**
 * Returns the content of an unknown component together with the link and the text in its properties. A link without text
 * gets the title of the page to which it leads. Returns `null` if the properties contain neither.
 */
export function unknownContent(use: ComponentUse, scope: FileScope): RootContent[] | null {
  const {children, inline, node} = use;
  const {target, isLink, text, description} = shownProps(use.name, use.props);
  const to = target === undefined ? null : targetOf(target, isLink, scope);
  const place = node.position ? {position: node.position} : {};
  const make = (tagName: string, content: RootContent[], isInline = true): HtmlElement => {
    const attributes = tagName === "a" && to !== null ? {href: to.href} : {};
    return {type: "htmlElement", tagName, attributes, inline: isInline, children: content, ...place};
  };
  const linked = (content: RootContent[]): RootContent[] => (to === null ? content : [make("a", content)]);
  const isEmpty = children.length === 0;
  if (inline && !isEmpty) return to === null ? null : linked(children);
  const shown = text ?? (isEmpty ? (to?.title ?? to?.href) : undefined);
  if (shown === undefined) {
    const [only] = children;
    if (to === null) return null;
    return children.length === 1 && only?.type === "paragraph"
      ? [make("p", linked(only.children), false)]
      : [component("Card", {href: to.href}, children, place)];
  }
  const words: RootContent[] = [{type: "text", value: shown, data: {evaluated: true}}];
  if (inline) return linked(words);
  if (description === undefined)
    return [make("p", linked(isEmpty ? words : [make("strong", words)]), false), ...children];
  const props = {title: shown, text: description, ...(to !== null && {href: to.href})};
  return [component("Card", props, children, place)];
}

/** Matches an address of another site. */
const ABSOLUTE = /^https?:\/\/[^\s/]/i;

/**
 * Returns the target of a link. Only the value of `href` is certainly one. Others must be an address of another site, or
 * lead to a page that exists.
 */
const targetOf = (written: string, isLink: boolean, scope: FileScope): LinkedPage | null =>
  (ABSOLUTE.test(written) ? null : linkedPage(written, scope)) ??
  (isLink || ABSOLUTE.test(written) ? {href: written, title: undefined} : null);

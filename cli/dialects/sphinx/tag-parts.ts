import type {PhrasingContent, RootContent} from "mdast";
import type {ComponentUse, FileScope, TagHook} from "#core/parse/file-scope.ts";
import {element, paragraph, placeOf, strong} from "../toolkit/nodes.ts";
import {inlineMarkdown} from "../toolkit/text/inline-markdown.ts";
import {idOf} from "./labels.ts";

/** Returns an option of a directive, or its `argument` or `content`; an empty string if it has none. */
export const prop = ({props}: ComponentUse, name: string): string => {
  const value = props[name];
  return typeof value === "string" ? value : "";
};

/** Parses a text as inline Markdown. */
export const words = (text: string, use: ComponentUse, scope: FileScope): PhrasingContent[] =>
  text === "" ? [] : inlineMarkdown(text, use.node, scope);

/** Wraps inline nodes in a paragraph; returns nothing if there are none. */
export const line = (children: PhrasingContent[], use: ComponentUse): RootContent[] =>
  children.length === 0 ? [] : [paragraph(children, placeOf(use.node))];

/** Extends a hook so that the `name` of a directive becomes a link target. */
export const named =
  (hook: TagHook): TagHook =>
  (use, scope) => {
    const id = idOf(prop(use, "name") || prop(use, "label"));
    return [...(id === "" ? [] : [element("span", [], {id})]), ...hook(use, scope)];
  };

/** Returns the argument of a directive as its title; empty if there is none. */
export const titleOf = (use: ComponentUse, scope: FileScope): PhrasingContent[] => {
  const title = words(prop(use, "argument"), use, scope);
  return title.length === 0 ? [] : [strong(title)];
};

import type {ElementContent} from "hast";
import type {HeadElement} from "#schemas/settings/look.ts";
import {parseFragment} from "./html/raw.ts";

/** Lists the scripts, style elements and style sheets in HTML, at any depth. */
export const loadedElements = (html: string): HeadElement[] => listIn(parseFragment(html));

const listIn = (nodes: readonly ElementContent[]): HeadElement[] =>
  nodes.flatMap(node => {
    if (node.type !== "element") return [];
    const {tagName, properties, children} = node;
    if (tagName !== "script" && tagName !== "style" && tagName !== "link") return listIn(children);
    const attributes = Object.fromEntries(
      ["src", "href", "rel"].flatMap(key => {
        const value = properties[key];
        return value === undefined ? [] : [[key, Array.isArray(value) ? value.join(" ") : String(value)]];
      }),
    );
    const content = children.map(child => ("value" in child ? child.value : "")).join("");
    return [{tag: tagName, attributes, ...(content === "" ? {} : {content})}];
  });

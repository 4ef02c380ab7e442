import type {Html, Paragraph, PhrasingContent, Root, RootContent} from "mdast";
import {DROPPED_ELEMENTS} from "#core/model/elements/dropped-elements.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {present} from "#schemas/rules/present.ts";

const TAG = /<!--|<([a-z]+)(?![\w-])/gi;

/** Dropped void elements. */
const VOID = new Set(["base", "embed", "frame", "input", "link", "meta", "param"]);

/** Reports whether an element is dropped together with its content. */
export const isDropped = (name: string): boolean =>
  DROPPED_ELEMENTS.has(name.toLowerCase()) && !VOID.has(name.toLowerCase());

/**
 * Merges the content of dropped elements into the node of their tags. Otherwise Markdown would read it as
 * text: the code of an inline script, or of one that contains a blank line. Pictures keep their content.
 */
export function joinDropped(parent: {children: Root["children"]}, source: string): void {
  const {children} = parent;
  const out: RootContent[] = [];
  /** Elements that are never closed. */
  const unclosed = new Set<string>();
  for (let i = 0; i < children.length; i++) {
    const first = present(children[i]);
    const tags: Html[] = [];
    let rest: Paragraph[] = [];
    let isPicture = false;
    let name = first.type === "html" ? openDropped(first.value) : null;
    // The node that closes one element may open another.
    while (name !== null && !unclosed.has(name)) {
      isPicture ||= name === "svg";
      const closing = new RegExp(`</${name}(?![\\w-])`, "i");
      const isEnd = (node: RootContent): node is Html => node.type === "html" && closing.test(node.value);
      let last = i + 1;
      while (last < children.length && !holdsEnd(present(children[last]), isEnd)) last++;
      const end = children[last];
      const inner = end?.type === "paragraph" ? end.children : [];
      const tag = (end?.type === "paragraph" ? inner : end ? [end] : []).find(isEnd);
      if (!tag) {
        unclosed.add(name);
        break;
      }
      tags.push(tag);
      rest = remains(inner.slice(inner.findIndex(isEnd) + 1));
      name = tag === end ? openDropped(tag.value.slice(tag.value.search(closing) + 2)) : null;
      i = last;
    }
    const isJoined = tags.length > 0 && first.type === "html";
    out.push(isJoined ? joined([first, ...tags], isPicture ? source : null) : first);
    append(out, rest);
  }
  parent.children = out;
}

const holdsEnd = (node: RootContent, isEnd: (node: RootContent) => boolean): boolean =>
  node.type === "paragraph" ? node.children.some(isEnd) : isEnd(node);

/** Creates a paragraph of the content after that tag. */
function remains(children: PhrasingContent[]): Paragraph[] {
  const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end];
  if (children.length === 0) return [];
  return [{type: "paragraph", children, ...(start && end && {position: {start, end}})}];
}

/** Joins tags, with the text between them if a source is given. */
function joined(tags: readonly Html[], source: string | null): Html {
  const [start, end] = [tags[0]?.position?.start, tags.at(-1)?.position?.end];
  const value = source?.slice(start?.offset, end?.offset) ?? tags.map(tag => tag.value).join("");
  return start && end ? {type: "html", value, position: {start, end}} : {type: "html", value};
}

/** Returns the name of the dropped element that is open at the end of some HTML. */
function openDropped(html: string): string | null {
  TAG.lastIndex = 0;
  const lower = html.toLowerCase();
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    const name = match[1]?.toLowerCase();
    if (name !== undefined && !isDropped(name)) continue;
    const end = lower.indexOf(name === undefined ? "-->" : `</${name}`, match.index);
    if (end < 0) return name ?? null;
    TAG.lastIndex = end + 2;
  }
  return null;
}

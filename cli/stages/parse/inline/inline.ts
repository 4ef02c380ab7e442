import type {Root, RootContent} from "mdast";
import type {FileScope} from "../file-scope.ts";
import {attributeList} from "./attributes.ts";
import {emoji} from "./emoji.ts";
import {keys, mark} from "./marks.ts";
import {moustache} from "./moustaches.ts";
import type {InlineRule} from "./rule.ts";
import {splitText} from "./split-text.ts";

function rulesOf({page}: FileScope): InlineRule[] {
  const {inline} = page.context.dialect;
  return [
    ...(inline.moustaches ? [moustache] : []),
    ...(inline.attributes ? [attributeList] : []),
    ...(inline.emoji ? [emoji] : []),
    ...(inline.marks ? [mark, keys] : []),
  ];
}

/** Replaces what the dialect writes within text: emoji, marks, lists of attributes, values of the front matter. */
export function readInline(parent: {children: Root["children"]}, scope: FileScope): void {
  const {toc, inline} = scope.page.context.dialect;
  const isToc = (node: RootContent): boolean => {
    const [only, ...rest] = node.type === "paragraph" ? node.children : [];
    return only?.type === "text" && rest.length === 0 && toc.includes(only.value.trim());
  };
  if (toc.length > 0 && parent.children.some(isToc))
    parent.children = parent.children.filter(node => !isToc(node));
  if (inline.moustaches)
    for (const child of parent.children)
      if (child.type === "html" && !/\bv-pre\b/.test(child.value))
        child.value = child.value.replaceAll(/\{\{[^{}]*\}\}/g, "");
  for (const rule of rulesOf(scope)) {
    for (let i = parent.children.length - 1; i >= 0; i--) {
      const node = parent.children[i] as RootContent;
      if (node.type !== "text" || node.data?.evaluated || !node.value.includes(rule.sign)) continue;
      parent.children.splice(i, 1, ...splitText(node, rule, scope));
    }
  }
}

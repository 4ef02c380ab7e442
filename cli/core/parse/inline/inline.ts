import type {Root, RootContent} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";
import type {FileScope} from "../file-scope.ts";
import {abbreviationsOf} from "./abbreviations.ts";
import {attributeList} from "./attributes.ts";
import {emoji} from "./emoji.ts";
import {keys, mark, subscript, superscript} from "./marks.ts";
import {moustache} from "./moustaches.ts";
import type {InlineRule} from "./rule.ts";
import {splitText} from "./split-text.ts";
import {templateTag} from "./template-tag.ts";

function rulesOf({page, tags, abbreviations}: FileScope): InlineRule[] {
  const {inline} = page.context.dialect;
  return [
    ...(tags.length > 0 ? [templateTag] : []),
    ...(inline.moustaches ? [moustache] : []),
    ...(inline.attributes ? [attributeList] : []),
    ...(inline.emoji ? [emoji] : []),
    ...(inline.marks ? [mark, superscript, keys] : []),
    ...(abbreviations.size > 0 ? [abbreviationsOf(abbreviations)] : []),
  ];
}

const KRAMDOWN_TOC = /\{:\s*toc\s*\}\s*$/;

/** Replaces what the dialect writes within text: emoji, marks, lists of attributes, values of the front matter. */
export function readInline(parent: {children: Root["children"]}, scope: FileScope): void {
  const {toc, inline} = scope.page.context.dialect;
  const isToc = (node: RootContent): boolean => {
    // Kramdown replaces a list.
    if (node.type === "list" && inline.attributes && node.children.length === 1) {
      const first = node.children[0]?.children[0];
      return first !== undefined && KRAMDOWN_TOC.test(inlineText(first));
    }
    const [only, ...rest] = node.type === "paragraph" ? node.children : [];
    return only?.type === "text" && rest.length === 0 && toc.includes(only.value.trim());
  };
  if (toc.length > 0 && parent.children.some(isToc))
    parent.children = parent.children.filter(node => !isToc(node));
  if (inline.moustaches)
    for (const child of parent.children)
      if (child.type === "html" && !/\bv-pre\b/.test(child.value))
        child.value = child.value.replaceAll(/\{\{[^{}]*\}\}/g, "");
  if (inline.marks) parent.children = parent.children.map(node => subscript(node, scope));
  for (const rule of rulesOf(scope)) {
    for (let i = parent.children.length - 1; i >= 0; i--) {
      const node = parent.children[i] as RootContent;
      const before = parent.children[i - 1];
      const isLiteral = rule === moustache && before?.type === "html" && /\bv-pre\b/.test(before.value);
      if (isLiteral || node.type !== "text" || node.data?.evaluated || !node.value.includes(rule.sign))
        continue;
      parent.children.splice(i, 1, ...splitText(node, rule, scope));
    }
  }
}

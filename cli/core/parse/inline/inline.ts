import type {PhrasingContent, Root} from "mdast";
import {replaceEach} from "#schemas/rules/long-lists.ts";
import type {FileScope, InlineRule} from "../file-scope.ts";
import {applyTag} from "../markdown/tag-rules.ts";
import {TAG_IN_TEXT} from "../tags/tag-marks.ts";
import {splitText} from "./split-text.ts";

/**
 * Applies inline rules to the text among the children of a node: tags found earlier, the dialect's rules, the
 * file's rules.
 */
export function readInline(parent: {children: Root["children"]}, scope: FileScope): void {
  if (scope.tags.length > 0) applyRule(tagInText, parent, scope);
  for (const rule of scope.page.context.dialect.syntax.inline)
    if (typeof rule === "function") rule(parent, scope);
    else applyRule(rule, parent, scope);
  for (const rule of scope.inline) applyRule(rule, parent, scope);
}

function applyRule(rule: InlineRule, {children}: {children: Root["children"]}, scope: FileScope): void {
  replaceEach(children, (node, i) => {
    if (node.type !== "text" || node.data?.evaluated || !node.value.includes(rule.sign)) return null;
    return rule.isLiteral?.(children[i - 1]) ? null : splitText(node, rule, scope);
  });
}

/** Reads tags within text that were replaced by tag markers before parsing. */
const tagInText: InlineRule = {
  sign: "\uE010",
  pattern: TAG_IN_TEXT,
  make([, number], node, scope) {
    const tag = scope.tags[Number(number)];
    return tag ? (applyTag({...tag, inline: true, children: [], node}, scope) as PhrasingContent[]) : [];
  },
};

import type {PhrasingContent} from "mdast";
import {applyTag} from "../markdown/tag-rules.ts";
import {TAG_IN_TEXT} from "../template/tag-marks.ts";
import type {InlineRule} from "./rule.ts";

/** A tag of a template language that stands in a text. */
export const templateTag: InlineRule = {
  sign: "\uE010",
  pattern: TAG_IN_TEXT,
  make([, number], node, scope) {
    const tag = scope.tags[Number(number)];
    return tag ? (applyTag({...tag, inline: true, children: [], node}, scope) as PhrasingContent[]) : [];
  },
};

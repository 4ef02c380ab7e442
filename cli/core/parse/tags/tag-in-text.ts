import type {PhrasingContent} from "mdast";
import type {InlineRule} from "../file-scope.ts";
import {applyTag} from "../markdown/tag-rules.ts";
import {TAG_IN_TEXT} from "./tag-marks.ts";

/** Reads tags within text that were replaced by tag markers before parsing. */
export const tagInText: InlineRule = {
  sign: "\uE010",
  pattern: TAG_IN_TEXT,
  make([, number], node, scope) {
    const tag = scope.tags[Number(number)];
    return tag ? (applyTag({...tag, inline: true, children: [], node}, scope) as PhrasingContent[]) : [];
  },
};

import {inlineText} from "#core/model/mdast-text.ts";
import {type PageRule, placeOf, sourceLines} from "../finding.ts";

/**
 * Name in code: starts with a lowercase letter, or has no lowercase letters. A bold word starts with a
 * capital.
 */
const NAME = /^(?:[a-z$][\w$]*|[A-Z][A-Z0-9_$]*)$/;

/** Reports names such as `__dirname` in headings, which Markdown parses as bold text. */
export const headingUnderscores: PageRule = function* (view) {
  for (const {node: heading, file} of view.headings)
    for (const node of heading.children) {
      if (node.type !== "strong") continue;
      const name = inlineText(node);
      const placed = {node, file};
      if (!NAME.test(name) || !sourceLines(placed)[0]?.startsWith("__")) continue;
      yield {message: `\`__${name}__\` is read as bold text`, place: placeOf(placed)};
    }
};

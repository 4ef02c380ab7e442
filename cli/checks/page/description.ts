import type {PageRule} from "./finding.ts";
import {keyLines} from "./front-matter-lines.ts";

/** Descriptions that search engines would cut, or that say too little. Only written ones are judged. */
export const descriptionLength: PageRule = function* ({page, source}) {
  const length = page.frontMatter.description?.trim().length;
  const line = keyLines(source).description;
  if (length === undefined || line === undefined || (length >= 50 && length <= 160)) return;
  yield {
    message: `the description has ${length} characters`,
    place: {file: page.source.path, line, column: 1},
  };
};

import type {PageRule} from "./finding.ts";
import {keyLines} from "./front-matter-lines.ts";

/** Reports written descriptions that are too short, or so long that search engines truncate them. */
export const descriptionLength: PageRule = function* ({page, source}) {
  const length = page.frontMatter.description?.trim().length;
  const line = keyLines(source).description;
  if (length === undefined || line === undefined || (length >= 50 && length <= 160)) return;
  yield {
    message: `the description has ${length} characters`,
    place: {file: page.source.path, line, column: 1},
  };
};

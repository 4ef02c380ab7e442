import type {Arrangement} from "../model/arrangement.ts";
import {type PageFacts, placed} from "../model/page-facts.ts";

/** Gives pages without a title the one shown in their sidebar. Returns `null` if no page gets another title. */
export function withMenuTitles(
  pages: readonly PageFacts[],
  {sections}: Pick<Arrangement, "sections">,
): PageFacts[] | null {
  const shown = new Map(sections.flatMap(({places}) => [...places].map(([url, {title}]) => [url, title])));
  let isChanged = false;
  const titled = pages.map(page => {
    const title = shown.get(page.url);
    if (title === undefined || title === page.title || !isUntitled(page)) return page;
    isChanged = true;
    return placed(page, {title});
  });
  return isChanged ? titled : null;
}

/** Reports whether a page is named after its file. */
export const isUntitled = (page: PageFacts): boolean =>
  page.hasDiagnostics && page.readChecks().diagnostics.some(({code}) => code === "title-missing");

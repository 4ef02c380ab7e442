import {present} from "#schemas/rules/present.ts";
import type {SectionRow, SectionRows} from "./types.ts";

/** Maximum number of rows of a section whose sidebar is shown whole. */
const WHOLE = 80;
/** Number of rows shown on each side of the current page in larger sections. */
const NEAR = 12;
/** Maximum number of outermost groups whose first row is shown in larger sections. */
const GROUPS = 24;

/** Inserts a section's external links between its rows. */
export const withLinks = ({pages, links = []}: Pick<SectionRows, "pages" | "links">): SectionRow[] =>
  pages
    .map((page, i) => [...links.filter(({before}) => before === i), page])
    .concat([links.filter(({before}) => before >= pages.length)])
    .flat();

const outermost = ({groups, group}: SectionRow): string | undefined => groups?.[0] ?? group;

/** Reports whether a page is the index page of a dated section, which lists its pages. */
export const isListing = (section: SectionRows, url: string): boolean =>
  url === section.url && section.pages.some(({date}) => date !== undefined);

/**
 * Limits a large section to the rows around a page and the first row of each outermost group, so that the size of a
 * document does not depend on the size of its section. Each run of omitted rows becomes one row that counts them and
 * links to the first, whose own document shows the rows around it. Thus, all pages can be reached without scripts. The
 * index page of a dated section keeps all rows, because it lists them.
 */
export function nearbyRows(section: SectionRows, url: string): SectionRows {
  const rows = withLinks(section);
  if (rows.length <= WHOLE || isListing(section, url)) return section;
  const at = Math.max(
    rows.findIndex(row => row.url === url),
    0,
  );
  const heads = rows.flatMap((row, i) =>
    i === 0 || outermost(row) !== outermost(present(rows[i - 1])) ? [i] : [],
  );
  const shown = new Set(heads.length <= GROUPS ? heads : []);
  for (let i = Math.max(at - NEAR, 0); i <= at + NEAR; i++) shown.add(i);
  const pages: SectionRow[] = [];
  for (const [i, row] of rows.entries()) {
    if (shown.has(i)) {
      pages.push(row);
      continue;
    }
    let run = pages.at(-1);
    if (run?.omitted === undefined) {
      const group = outermost(row);
      run = {url: section.url, title: "", ...(group === undefined ? {} : {group}), omitted: 0};
      pages.push(run);
    }
    // The row may be a link to another site.
    if (run.title === "" && row.url.startsWith("/")) Object.assign(run, {url: row.url, title: row.title});
    run.omitted = (run.omitted ?? 0) + 1;
  }
  const {links: _, ...rest} = section;
  return {...rest, pages, partial: true};
}

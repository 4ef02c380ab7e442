import {diagnostic} from "#cli/report/diagnostic.ts";
import {asOthers} from "#cli/report/others.ts";
import {numberBefore} from "#support/links/file-names.ts";
import type {PageContext} from "../model/page-context.ts";
import type {EnhancedPage, ParsedPage} from "../model/parsed-page.ts";
import {collectHeadings} from "./collect-headings.ts";
import {describePage} from "./description.ts";
import {nameHeadings} from "./headings.ts";
import {findMalformedLinks} from "./malformed-links.ts";
import {takeTitle} from "./title.ts";

const DATE_IN_NAME = /^(\d{4}-\d{2}-\d{2})(?!\d)/;

/**
 * Determines the title, description and date of a page, and sets the ids of its headings on the tree. If a page has no
 * title, its menu label is used. Reports `heading-id-clash`, `heading-id-reserved`, `link-malformed` and, unless a program
 * fills a part of the page, `title-missing`.
 */
export function enhancePage(parsed: ParsedPage, {dialect, repeatedTitles}: PageContext): EnhancedPage {
  const {source, frontMatter, tree} = parsed;
  const {
    title: found,
    source: from,
    heading,
  } = takeTitle(tree, frontMatter.title, source.treePath ?? source.contentPath, {
    ...dialect.headings,
    repeatedTitles,
  });
  const label = from === "file" ? frontMatter.label : undefined;
  const title = label ?? found;
  // The id of the title heading remains a link target, although the site shows the title itself.
  const isTarget = dialect.headings.title || heading?.data?.id !== undefined || (heading?.depth ?? 1) > 1;
  const target = heading && isTarget ? heading : null;
  const shown = collectHeadings(tree, source.path);
  const all = target ? [{heading: target, file: source.path}, ...shown] : shown;
  const headings = nameHeadings(all, dialect.headings);
  if (target) headings.anchors.splice(0, headings.anchors[0]?.id === target.data?.id ? 1 : 0);
  // Unreadable front matter may contain the title.
  const blamed = parsed.diagnostics.some(
    ({code, severity}) => code.startsWith("front-matter-") && severity === "error",
  );
  // The theme takes the title of a home page from the site, and a program that fills a block of the page may provide its title.
  const isElsewhere = parsed.extra.layout === "home" || parsed.hasUnknownBlock;
  const missing =
    from === "file" && label === undefined && !blamed && !isElsewhere
      ? [diagnostic("title-missing", `the page has no title; \`${title}\` is used`, {file: source.path})]
      : [];
  return {
    ...parsed,
    frontMatter: labeled(dialect.urls.numbers ? withNumber(parsed) : frontMatter, title),
    title,
    ...(heading && heading.depth > 1 ? {titleLevel: heading.depth} : {}),
    description: describePage(tree, frontMatter.description),
    date:
      frontMatter.date ??
      DATE_IN_NAME.exec(source.name)?.[1] ??
      dialect.urls.dateOf?.(source.contentPath) ??
      null,
    anchors: headings.anchors,
    headingIds: headings.ids,
    targets: [
      ...(dialect.headings.extraIds?.(source) ?? []),
      ...(target?.data?.id === undefined ? [] : [target.data.id]),
    ],
    diagnostics: [
      ...parsed.diagnostics,
      ...missing,
      ...headings.diagnostics,
      ...findMalformedLinks(tree, source.path).map(finding =>
        source.external ? asOthers(finding, frontMatter.repo ?? frontMatter.source ?? null) : finding,
      ),
    ],
  };
}

/** Returns the front matter, with its title as the menu title if the page shows another one. */
const labeled = (frontMatter: ParsedPage["frontMatter"], shown: string): ParsedPage["frontMatter"] =>
  frontMatter.title === undefined || frontMatter.label !== undefined || frontMatter.title.trim() === shown
    ? frontMatter
    : {...frontMatter, label: frontMatter.title.trim()};

/** Returns the front matter, with the numeric prefix of the file name as `sort` if it has none. */
function withNumber({frontMatter, source}: ParsedPage): ParsedPage["frontMatter"] {
  const number = numberBefore(source.name);
  return number === null || frontMatter.sort !== undefined ? frontMatter : {...frontMatter, sort: number};
}

import {expect, it} from "vitest";
import {arrange} from "#core/arrange/arrange.ts";
import {checkLinks} from "#core/arrange/check-links.ts";
import {rewriter} from "#core/discover/urls/rewrites.ts";
import type {FolderMeta} from "#core/model/folder-meta.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {missingPages} from "#core/pipeline/config-findings/pages.ts";
import {checkRedirects} from "#core/render/data/redirects.ts";
import {siteContext} from "#core/render/documents/context.ts";
import {breadcrumbsOf} from "#core/render/documents/page-metadata.ts";
import {testFacts, testInput} from "#fixtures/support/plan-input.ts";
import type {Sidebar} from "#schemas/settings/sidebar.ts";
import {matchesPattern} from "#support/links/matches-pattern.ts";
import {workOf} from "./work-meter.ts";

const SIZES = [100, 200, 400];
/** Maximum growth factor of work when a site doubles in size. */
const MAX_RATIO = 2.4;

const range = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({length: count}, (_, i) => make(i));

/** Pages in folders of their own: `/f0/page/`. */
const inFolders = (count: number): PageFacts[] => range(count, i => testFacts({url: `/f${i}/page/`}));

const arranged = (
  pages: readonly PageFacts[],
  more: {sidebar?: Sidebar; metas?: ReadonlyMap<string, FolderMeta>; sections?: string[]},
): (() => unknown) => {
  const {sections = [], ...others} = more;
  return () =>
    arrange(pages, {
      contentPath: "content",
      sections: sections.map(name => ({name, printable: true, navigation: true, order: "auto" as const})),
      changes: {},
      ...others,
    });
};

/** Sites that could cost the product of two of their sizes, by the number of their pages, entries and so on. */
const SITES: Readonly<Record<string, (size: number) => () => unknown>> = {
  "sidebars for folders": size =>
    arranged(inFolders(size), {
      sidebar: Object.fromEntries(range(size, i => [`/f${i}/`, [`/f${i}/page/`, `/f${i}/missing/`]])),
    }),
  "one sidebar for all folders": size =>
    arranged(inFolders(size), {sidebar: Object.fromEntries(range(size, i => [`/f${i}/`, ["/f1/page/"]]))}),
  "folders in a sidebar": size => arranged(inFolders(size), {sidebar: range(size, i => ({folder: `f${i}`}))}),
  "one folder many times": size => arranged(inFolders(size), {sidebar: range(size, () => ({folder: ""}))}),
  "headings of one page": size =>
    arranged([testFacts({url: "/a/", ids: range(size, i => `h${i}`)})], {
      sidebar: range(size, i => ({page: `/a/#h${i}`, title: "x"})),
    }),
  "section settings": size => arranged(inFolders(size), {sections: range(size, i => `f${i}`)}),
  "entries of a folder": size =>
    arranged(
      range(size, i => testFacts({url: `/f/p${i}/`})),
      {metas: new Map([["f", {entries: range(size, i => ({name: `p${i}`}))}]])},
    ),
  "links to missing headings": size => {
    const page = testFacts({
      url: "/a/",
      ids: range(size, i => `h${i}`),
      links: range(size, i => ({
        url: null,
        fragment: `Missing-${i}`,
        raw: `#Missing-${i}`,
        ...{line: i, column: 1, endLine: i, endColumn: 2},
      })),
      diagnostics: range(size, i => ({
        ...{code: "front-matter-unknown", severity: "warning" as const, message: `unknown \`k${i}\``},
      })),
    });
    return () => checkLinks([page], new Map([[page.url, page]]), new Set());
  },
  "menu entries without pages": size => {
    const {arrangement} = testInput(range(size, i => ({url: `/p${i}/`})));
    const missing = range(size, i => ({name: `/p${i}x/`, path: []}));
    return () =>
      missingPages(
        missing,
        arrangement,
        range(size, i => `/other/q${i}/`),
      );
  },
  "redirects to each other": size => redirecting(range(size, i => [`/r${i}/`, `/r${i + 1}/`])),
  "redirects to missing headings": size => redirecting(range(size, i => [`/r${i}/`, `/a/#h${i}x`])),
  "a section without an index page": size => {
    const context = siteContext(testInput(range(size, i => ({url: `/f/p${i}/`}))));
    const pages = [...context.arrangement.byUrl.values()];
    return () => pages.map(page => breadcrumbsOf(page, context));
  },
  rewrites: size => () => {
    const rewrite = rewriter(Object.fromEntries(range(size, i => [`x${i}/:a/:b`, `y${i}/:a`])));
    return range(size, i => rewrite(`x${i}/a/c.md`));
  },
  "known URLs": size => {
    const patterns = range(size, i => `/k${i}/*/x`);
    return () => range(size, i => matchesPattern(`/k${i}/y`, patterns));
  },
};

/** Checks redirects on a site whose page `/a/` has as many ids as there are redirects. */
function redirecting(list: [from: string, to: string][]): () => unknown {
  const redirects = list.map(([from, to]) => ({from, to}));
  const {data, arrangement} = testInput([{url: "/a/", ids: list.map((_, i) => `h${i}`)}], {
    data: {redirects: {redirects}},
  });
  const siteMap = {pages: new Map(), urls: new Map(), files: new Map(), redirects: new Map()};
  return () => checkRedirects(data, arrangement, siteMap);
}

it.each(Object.entries(SITES))("the work for a site grows with its number of %s", (_, make) => {
  const work = SIZES.map(size => workOf(make(size)));
  const ratios = work.slice(1).map((count, i) => count / (work[i] as number));
  expect(Math.max(...ratios), `work: ${work.join(", ")}`).toBeLessThan(MAX_RATIO);
});

import type {Arrangement, Change} from "#core/model/arrangement.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Slots} from "#core/model/slots.ts";
import type {Config} from "#schemas/config.ts";
import {linesHash} from "#support/files/hash.ts";
import type {SiteDataFiles} from "../data/files.ts";
import {shownPages} from "./context.ts";

/**
 * Hashes everything that a reader can see: metadata and bodies of all pages, their order and dates, data files, and the
 * config settings that reach the artifacts. The same content has the same id on every machine.
 */
export function buildId(
  arrangement: Arrangement,
  config: Config,
  data: SiteDataFiles,
  {html}: Slots,
): string {
  const added = Object.keys(html).length === 0 ? [] : [html];
  const {redirectsSource: _source, ...values} = data;
  const {site, title, lang, search, repository, banner, footer} = config;
  const sections = arrangement.sections.map(({pages, places, ...section}) => [
    section,
    pages.map(page => page.url),
    [...places],
  ]);
  const pages = shownPages(arrangement).map(page => visibleFacts(page, arrangement.changes.get(page.path)));
  return linesHash(
    [[site, title, lang, search, repository, banner, footer], values, sections, ...added].map(value =>
      JSON.stringify(value),
    ),
    pages.sort(),
  );
}

/** Visible page metadata. The content of the body (links, components) is covered by its hash, assets by file hashes. */
const VISIBLE = [
  "path",
  "contentPath",
  "treePath",
  "name",
  "extension",
  "url",
  "section",
  "external",
  "fallback",
  "size",
  "title",
  "description",
  "date",
  "sort",
  "group",
  "contributors",
  "related",
  "edit",
  "source",
  "repo",
  "head",
  "extra",
  "components",
  "assets",
  "bodyHash",
  "outlineHash",
] as const satisfies readonly (keyof PageFacts)[];

function visibleFacts(page: PageFacts, change: Change | undefined): string {
  const facts = Object.fromEntries(VISIBLE.map(key => [key, page[key]]));
  const files = page.dependencies.map(({path, hash}) => [path, hash]);
  return JSON.stringify([facts, change ?? null, files]);
}

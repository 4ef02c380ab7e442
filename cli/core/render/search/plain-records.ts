import type {EmitFile} from "#core/model/emit-file.ts";
import type {BodyReader} from "#core/model/page-body.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {SEARCH_RECORDS} from "#schemas/artifact-paths.ts";
import type {Config} from "#schemas/config.ts";
import type {SearchText} from "#schemas/search.ts";
import {contentHash} from "#support/files/hash.ts";
import {siteAddress} from "#support/links/site-address.ts";
import {pageRecords, type RecordedPage} from "./records.ts";

type Sections = SearchText["sections"];

/** Entry of a MkDocs search index: a page, or a section of it. */
interface MkDocsEntry {
  /** URL relative to the root of the site, without a leading slash. */
  location: string;
  title: string;
  text: string;
}

/** Returns the entries of one page for MkDocs: the page with its first text, then each section. */
function mkDocsEntries({url, title}: RecordedPage, sections: Sections): MkDocsEntry[] {
  const location = url.slice(1);
  const intro = sections.find(({id}) => id === "");
  return [
    {location, title, text: intro ? wholeText(intro) : ""},
    ...sections
      .filter(({id}) => id !== "")
      .map(section => ({
        location: `${location}#${section.id}`,
        title: section.title,
        text: wholeText(section),
      })),
  ];
}

const wholeText = ({text, code}: Sections[number]): string => [text, code].filter(Boolean).join("\n");

/**
 * Plans `data/search.json`: the text of all pages in the format of another search engine. The file is
 * generated one page at a time.
 *
 * @param key identifies the indexed pages
 * @param pages pages with the titles of their sections
 */
export function recordsFile(
  pages: readonly (readonly [PageFacts, RecordedPage])[],
  format: NonNullable<Config["search"]["records"]>,
  {config, bodies, key}: {config: Config; bodies: BodyReader; key: string},
): EmitFile {
  const address = siteAddress(config).address ?? "";
  const recordsOf = (page: RecordedPage, sections: Sections): unknown[] =>
    format === "mkdocs" ? mkDocsEntries(page, sections) : pageRecords(page, {sections}, address);
  const [start, end] =
    format === "mkdocs"
      ? [`{"config":${JSON.stringify({lang: [config.lang], separator: "[\\s\\-]+"})},"docs":[`, "]}\n"]
      : ["[", "]\n"];
  return {
    path: SEARCH_RECORDS,
    key: contentHash(JSON.stringify([key, format, address, config.lang])),
    *produce() {
      yield start;
      let comma = "";
      for (const [facts, page] of pages) {
        const sections = JSON.parse(Buffer.from(bodies.read(facts, "sections")).toString()) as Sections;
        for (const record of recordsOf(page, sections)) {
          yield comma + JSON.stringify(record);
          comma = ",";
        }
      }
      yield end;
    },
  };
}

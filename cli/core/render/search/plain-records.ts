import type {EmitFile} from "#core/model/emit-file.ts";
import type {BodyReader} from "#core/model/page-body.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {SEARCH_RECORDS} from "#schemas/artifact-paths.ts";
import type {Config} from "#schemas/config.ts";
import type {SearchText} from "#schemas/search.ts";
import {contentHash} from "#support/files/hash.ts";
import {siteAddress} from "#support/links/site-address.ts";
import {pageRecords, type RecordedPage} from "./records.ts";

type Passages = SearchText["passages"];

/** Entry of a MkDocs search index: a page or one of its passages. */
interface MkDocsEntry {
  /** URL relative to the root of the site, without a leading slash. */
  location: string;
  title: string;
  text: string;
}

/** Returns the MkDocs entries of a page: the page with its first text, then each passage. */
function mkDocsEntries({url, title}: RecordedPage, passages: Passages): MkDocsEntry[] {
  const location = url.slice(1);
  const intro = passages.find(({id}) => id === "");
  return [
    {location, title, text: intro ? wholeText(intro) : ""},
    ...passages
      .filter(({id}) => id !== "")
      .map(passage => ({
        location: `${location}#${passage.id}`,
        title: passage.title,
        text: wholeText(passage),
      })),
  ];
}

const wholeText = ({text, code}: Passages[number]): string => [text, code].filter(Boolean).join("\n");

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
  const recordsOf = (page: RecordedPage, passages: Passages): unknown[] =>
    format === "mkdocs" ? mkDocsEntries(page, passages) : pageRecords(page, {passages}, address);
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
        const passages: Passages = JSON.parse(bodies.read(facts, "sections").toString());
        for (const record of recordsOf(page, passages)) {
          yield comma + JSON.stringify(record);
          comma = ",";
        }
      }
      yield end;
    },
  };
}

import {z} from "zod";
import {pageBlocks} from "./blocks.ts";
import {config} from "./config.ts";
import {diagnostic} from "./diagnostic.ts";
import {frontMatter} from "./front-matter.ts";
import {editionsDocument, manifest} from "./manifest.ts";
import {organization, organizationData} from "./organization.ts";
import {pageDocument} from "./page-document.ts";
import {pageIndex} from "./page-index.ts";
import {pages} from "./pages.ts";
import {lockFile} from "./project-files/lock.ts";
import {queries} from "./project-files/queries.ts";
import {verifiedData} from "./project-files/verified.ts";
import {redirectsData} from "./redirects.ts";
import {searchIndex, searchPages, searchTerms, searchText, searchWords} from "./search.ts";
import {section} from "./section.ts";
import {site} from "./site.ts";
import {siteData} from "./site-data.ts";
import {sponsorsData, sponsorsIndex, sponsorsList, sponsorsSnapshot} from "./sponsors.ts";
import {schemaUrl} from "./version.ts";
import {vote, voteData, votesSnapshot} from "./vote.ts";

/** What the tool writes: defaults are filled in. */
const WRITTEN = new Map<string, z.ZodType>(
  Object.entries({
    "page-index": pageIndex,
    "page-document": pageDocument,
    pages,
    blocks: pageBlocks,
    section,
    site,
    manifest,
    editions: editionsDocument,
    organization,
    "sponsors-index": sponsorsIndex,
    "sponsors-list": sponsorsList,
    vote,
    diagnostic,
    "search-index": searchIndex,
    "search-terms": searchTerms,
    "search-words": searchWords,
    "search-pages": searchPages,
    "search-text": searchText,
  }),
);

/** What people and `fetch` write: what has a default may be left out. */
const READ = new Map<string, z.ZodType>(
  Object.entries({
    config,
    "front-matter": frontMatter,
    "site-data": siteData,
    "organization-data": organizationData,
    "sponsors-data": sponsorsData,
    "vote-data": voteData,
    "redirects-data": redirectsData,
    "verified-data": verifiedData,
    "sponsors-snapshot": sponsorsSnapshot,
    "votes-snapshot": votesSnapshot,
    lock: lockFile,
    queries,
  }),
);

/** Names of all shapes that have a JSON Schema. */
export const SCHEMA_NAMES = [...READ.keys(), ...WRITTEN.keys()].sort();

/**
 * JSON Schema of a shape. Draft 7, because that is what editors understand.
 *
 * @throws RangeError for a name that is none of `SCHEMA_NAMES`
 */
export function jsonSchema(name: string): Record<string, unknown> {
  const read = READ.get(name);
  const shape = read ?? WRITTEN.get(name);
  if (!shape) throw new RangeError(`no schema is named ${name}`);
  const {$schema, ...rest} = z.toJSONSchema(shape, {target: "draft-7", io: read ? "input" : "output"});
  return {$schema, $id: schemaUrl(name), ...rest};
}

/** Name and text of the published file of a shape. */
export const schemaFile = (name: string): {file: string; text: string} => ({
  file: `${name}.schema.json`,
  text: `${JSON.stringify(jsonSchema(name), null, 2)}\n`,
});

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
import {ANNOTATIONS} from "./rules/annotate.ts";
import {searchIndex, searchPages, searchTerms, searchText, searchWords} from "./search.ts";
import {section} from "./section.ts";
import {site} from "./site.ts";
import {siteData} from "./site-data.ts";
import {sponsorsData, sponsorsIndex, sponsorsList, sponsorsSnapshot} from "./sponsors.ts";
import {isSchemaName, SCHEMA_VERSIONS, type SchemaName, schemaPath, schemaUrl} from "./version.ts";
import {vote, voteData, votesSnapshot} from "./vote.ts";

/** Shapes that the tool writes, with defaults filled in. */
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

/** Shapes that people and `fetch` write, in which fields with a default are optional. */
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

/** Names of all shapes with a JSON Schema. */
export const SCHEMA_NAMES = Object.keys(SCHEMA_VERSIONS).filter(isSchemaName).sort();

/**
 * Returns the published JSON Schema of a shape, in draft 7, which editors support. Shapes written by the tool
 * are open, so that fields added by a later release are valid. Shapes written by people are closed, since an
 * unknown key is a mistake.
 *
 * Throws `RangeError` for a name that is not in `SCHEMA_NAMES`.
 */
export const jsonSchema = (name: string): Record<string, unknown> => schemaOf(name, WRITTEN.has(name));

/** Returns the JSON Schema of a shape without unknown fields, for testing the output of this release. */
export const closedSchema = (name: string): Record<string, unknown> => schemaOf(name, false);

/** Returns the JSON Schema of a shape with its annotations, for the references. */
export const annotatedSchema = (name: string): Record<string, unknown> => schemaOf(name, true, true);

function schemaOf(name: string, open: boolean, annotated = false): Record<string, unknown> {
  const read = READ.get(name);
  const shape = read ?? WRITTEN.get(name);
  if (!shape || !isSchemaName(name)) throw new RangeError(`no schema is named ${name}`);
  const {$schema, ...rest} = z.toJSONSchema(shape, {target: "draft-7", io: read ? "input" : "output"});
  return {$schema, $id: schemaUrl(name), ...JSON.parse(JSON.stringify(rest), adapt)};

  function adapt(key: string, schema: {type?: unknown; additionalProperties?: unknown} | null): unknown {
    // A field with the name of an annotation is an object here.
    if (!annotated && ANNOTATIONS.includes(key) && typeof schema === "string") return undefined;
    if (typeof schema !== "object" || schema === null) return schema;
    if (open && schema.additionalProperties === false) delete schema.additionalProperties;
    const {type, ...others} = schema;
    // The strict mode of validators requires alternatives instead of a list of types.
    if (!Array.isArray(type) || type.filter(name => name !== "null").length < 2) return schema;
    return {...others, anyOf: type.map(name => ({type: name}))};
  }
}

/** Returns the path of a shape's published file, relative to `schemas/json/`, and its text. */
export const schemaFile = (name: SchemaName): {file: string; text: string} => ({
  file: schemaPath(name),
  text: `${JSON.stringify(jsonSchema(name), null, 2)}\n`,
});

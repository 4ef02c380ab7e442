/**
 * Version of each shape by schema name. It increases if a stable field is removed or changes its type or
 * meaning, never for an addition. The schema of the earlier version stays in `schemas/json/`.
 */
export const SCHEMA_VERSIONS = {
  blocks: 1,
  config: 1,
  diagnostic: 1,
  editions: 3,
  "front-matter": 1,
  lock: 1,
  manifest: 1,
  organization: 2,
  "organization-data": 1,
  "page-document": 2,
  "page-index": 1,
  pages: 1,
  queries: 1,
  "redirects-data": 1,
  "search-index": 2,
  "search-pages": 2,
  "search-terms": 2,
  "search-text": 2,
  "search-words": 2,
  section: 3,
  site: 2,
  "site-data": 1,
  "sponsors-data": 1,
  "sponsors-index": 1,
  "sponsors-list": 2,
  "sponsors-snapshot": 1,
  "verified-data": 1,
  vote: 2,
  "vote-data": 1,
  "votes-snapshot": 1,
} as const;

/** Name of a shape with a JSON Schema. */
export type SchemaName = keyof typeof SCHEMA_VERSIONS;

/** Reports whether there is a JSON Schema of a name. */
export const isSchemaName = (name: string): name is SchemaName => Object.hasOwn(SCHEMA_VERSIONS, name);

/** Returns the URL of a published file of the package. */
export const packageUrl = (path: string): string => `https://unpkg.com/docs-index/${path}`;

/** Returns the path of a published schema, relative to `schemas/json/`. */
export const schemaPath = (name: SchemaName): string => `v${SCHEMA_VERSIONS[name]}/${name}.json`;

/** Returns the URL of a shape's JSON Schema, for the `$schema` field of its files. */
export const schemaUrl = (name: SchemaName): string => packageUrl(`schemas/json/${schemaPath(name)}`);

/** Returns the two fields at the start of an artifact. */
export const artifactHeader = <N extends SchemaName>(
  name: N,
): {$schema: string; schemaVersion: (typeof SCHEMA_VERSIONS)[N]} => ({
  $schema: schemaUrl(name),
  schemaVersion: SCHEMA_VERSIONS[name],
});

/** Version of every emitted shape; raised when a field is removed or changes its meaning. */
export const SCHEMA_VERSION = 1;

/** Base address under which the JSON Schema files are published. */
const SCHEMA_BASE = "https://unpkg.com/docs-index/schemas/json/";

/** Address of the JSON Schema of one artifact shape, for its `$schema` field. */
export const schemaUrl = (name: string): string => `${SCHEMA_BASE}${name}.schema.json`;

/** The two fields that open an artifact. */
export const artifactHeader = (name: string): {$schema: string; schemaVersion: typeof SCHEMA_VERSION} => ({
  $schema: schemaUrl(name),
  schemaVersion: SCHEMA_VERSION,
});

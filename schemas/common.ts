import {z} from "zod";

/** Version of every emitted shape; raised when a field is removed or changes its meaning. */
export const SCHEMA_VERSION = 1;

/** Fields that open each top-level artifact. */
export const header = {
  $schema: z.string().describe("Address of the JSON Schema of this file"),
  schemaVersion: z.literal(SCHEMA_VERSION),
};

/** Site-absolute path (WHATWG URL path, not percent-encoded) that ends with a slash. */
export const pageUrl = z.string().regex(/^\/(?:[^?#]*\/)?$/);

/** A link as an author may write it: root-relative or absolute http(s)/mailto. */
export const href = z.string().regex(/^(?:\/(?!\/)|https?:\/\/|mailto:|#)/);

/** A titled link. */
export const link = z.strictObject({title: z.string(), url: z.string()});
export type Link = z.infer<typeof link>;

/** `YYYY-MM-DD`. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A heading of level 1 to 3 that can be linked to. */
export const anchor = z.strictObject({
  title: z.string(),
  id: z.string().min(1),
  level: z.number().int().min(1).max(3),
});
export type Anchor = z.infer<typeof anchor>;

/** Base address under which the JSON Schema files are published. */
const SCHEMA_BASE = "https://unpkg.com/docs-index/schemas/json/";

/** Address of the JSON Schema of one artifact shape, for its `$schema` field. */
export const schemaUrl = (name: string): string => `${SCHEMA_BASE}${name}.schema.json`;

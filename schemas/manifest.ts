import {z} from "zod";
import {header, pageUrl} from "./common.ts";

/** `data/manifest.json`: every other file of the artifacts. */
export const manifest = z.strictObject({
  ...header,
  tool: z.strictObject({name: z.literal("docs-index"), version: z.string()}),
  buildId: z.string(),
  files: z.array(
    z.strictObject({
      path: z.string(),
      bytes: z.number().int(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

/** `data/editions.json`, at the root of a site in several languages or versions: what joins them. */
export const editionsDocument = z.strictObject({
  ...header,
  editions: z.array(
    z.strictObject({
      path: z
        .string()
        .describe("Folder of the edition, laid out as a site of its own; empty for the one at the root"),
      lang: z.string(),
      label: z.string().describe("Name of the language"),
      version: z.string().nullable(),
      prefix: z
        .string()
        .describe("What urls of its pages begin with; pages of editions are the same where the rest is"),
      isDefault: z.boolean().describe("It is in the language that stands in for missing translations"),
      isCurrent: z.boolean().describe("It documents the current version"),
      pages: z.array(pageUrl).describe("Urls of its own pages, relative to it"),
      fallbacks: z.array(pageUrl).describe("Urls of pages of the default language that stand in for others"),
    }),
  ),
});
export type EditionsDocument = z.infer<typeof editionsDocument>;

/** Path of the document below the root of a site. */
export const EDITIONS = "data/editions.json";

import {z} from "zod";
import {FIXED_ADDRESS} from "./rules/addresses.ts";
import {inUnit, stable} from "./rules/annotate.ts";
import {isLanguageTag} from "./rules/language-tag.ts";
import {SCHEMA_VERSIONS, type SchemaName} from "./version.ts";

/** Returns the fields at the start of an artifact. */
export const header = <N extends SchemaName>(name: N) => ({
  $schema: stable(z.string()).describe("URL of the JSON Schema of this file"),
  schemaVersion: stable(z.literal(SCHEMA_VERSIONS[name])).describe("Version of the shape of this file"),
});

/** Site-absolute path (WHATWG URL path, not percent-encoded) with a trailing slash. */
export const pageUrl = z
  .string()
  .regex(/^\/(?:[^?#]*\/)?$/)
  .describe("Root-relative URL with a final slash, not percent-encoded");

/** Path of a page's source file. */
export const sourcePath = z
  .string()
  .describe(
    "POSIX path of the source file relative to the project root. An external page has the path that its file would have in the content folder, with a leading underscore",
  );

/** Link in a data file: root-relative, a fragment, or with an allowed scheme. */
export const href = z
  .string()
  .regex(FIXED_ADDRESS, "must be a path from the root, a fragment, or an address such as `https://…`");

/** Link with a title. */
export const link = z.object({
  title: z.string().describe("Link text"),
  url: z.string().describe("Link target"),
});
export type Link = z.infer<typeof link>;

/** `YYYY-MM-DD`. */
export const isoDate = inUnit("YYYY-MM-DD", z.string().regex(/^\d{4}-\d{2}-\d{2}$/)).describe(
  "Date as `YYYY-MM-DD`",
);

/** Returns the field for a heading level. */
export const headingLevel = (deepest: number) =>
  inUnit("heading level", z.number().int().min(1).max(deepest)).describe("Level of the heading, as in `h2`");

/** Linkable heading. */
export const anchor = z.object({
  title: z.string().describe("Heading text without markup"),
  id: z.string().min(1).describe("Fragment of the URL"),
  level: headingLevel(6),
});
export type Anchor = z.infer<typeof anchor>;

const level = inUnit("heading level", z.int().min(1).max(6));

/** Highest and lowest heading level in a table of contents. */
export const outlineLevels = z.tuple([level, level]);

/** Heading levels in configs and front matter; `false` hides the table of contents. */
export const outline = z.union([z.literal(false), outlineLevels]);

const NO_TAG = "must be a language tag such as `en` or `pt-BR`";

/** Language tag (BCP 47): a language of two or three letters with optional subtags. */
export const languageTag = z
  .string()
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/, {error: NO_TAG, abort: true})
  .refine(isLanguageTag, NO_TAG);

/** Layouts of pages without sidebar and table of contents. */
export const PAGE_FORMS = ["page", "wide", "blank"] as const;
export type PageForm = (typeof PAGE_FORMS)[number];

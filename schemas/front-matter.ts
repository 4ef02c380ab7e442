import {z} from "zod";
import {PAGE_FORMS} from "./common.ts";
import {pageHeadElement} from "./page-document.ts";

/** Entry of Further Reading. */
export const relatedEntry = z.strictObject({title: z.string().min(1), url: z.string().min(1)});

/**
 * Front matter keys that the pipeline uses. Other keys are kept under `frontMatter` of the page document. Scalars
 * follow the YAML 1.2 core schema: `2020-10-10` is text, `010` is ten.
 */
export const frontMatter = z.object({
  title: z.string().min(1).optional(),
  description: z.string().optional(),
  sort: z.number().optional(),
  group: z.string().optional(),
  contributors: z.array(z.string()).optional(),
  related: z.array(relatedEntry).optional(),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  source: z.string().optional(),
  edit: z.string().optional(),
  repo: z.string().optional(),
  draft: z.boolean().optional(),
  layout: z
    .enum(["doc", ...PAGE_FORMS])
    .optional()
    .describe("Layout of the page: `page`, `wide` and `blank` omit parts; default: `doc`"),
  head: z
    .array(pageHeadElement)
    .optional()
    .describe("Elements for the head of the page, each as `{tag, attributes}` or `[tag, attributes]`"),
  label: z.string().min(1).optional().describe("Short title for menus and sidebars"),
  badge: z.string().min(1).optional().describe("A word beside the title in sidebars: new, beta"),
  hidden: z.boolean().optional().describe("Left out of sidebars that list all pages of a folder"),
  search: z.boolean().optional().describe("False: like `noindex`"),
  noindex: z.boolean().optional().describe("Left out of search, sitemap and texts for language models"),
});
export type FrontMatter = z.infer<typeof frontMatter>;

/** Computed fields: front matter can never set them (`front-matter-reserved`). */
export const RESERVED_KEYS = [
  "path",
  "name",
  "size",
  "extension",
  "type",
  "url",
  "anchors",
  "children",
  "generated",
  "section",
  "previous",
  "next",
  "html",
  "text",
  "hash",
  "components",
] as const;
